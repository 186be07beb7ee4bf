import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import './components.texts'

export interface FormFault {
  /** The field's id, to which its line leads. */
  readonly fieldId: string
  readonly text: string
}

/** All that a form lacks, above it, once it has been sent: it takes the focus, and each line leads to its field. */
export function ErrorSummary({ faults }: { readonly faults: readonly FormFault[] }) {
  const { t } = useTranslation('components')
  const heading = useId()
  const box = useRef<HTMLDivElement>(null)
  const hasFaults = faults.length > 0
  useEffect(() => {
    if (hasFaults) box.current?.focus()
  }, [hasFaults])
  if (!hasFaults) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={heading}
      className="rounded-xl border-2 border-bad bg-bad-tint px-5 py-4"
    >
      <h2 id={heading} className="font-semibold text-bad">
        {t('faults', { number: faults.length })}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {faults.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="link"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
