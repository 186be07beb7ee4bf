import type { NoticeFaultView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fieldOfFault, linesOfFaults, pageOfFault, type FieldOfPage } from './notice-fields.rules'
import { useBilingual } from './use-bilingual'

interface MissingListProps {
  readonly faults: readonly NoticeFaultView[]
  readonly workId: string
  /** Brings a field before the person. */
  readonly onGoTo: (field: FieldOfPage) => void
}

/** All that keeps the notice from being signed, each with the way to where it is mended. */
export function MissingList({ faults, workId, onGoTo }: MissingListProps) {
  const { t, i18n } = useTranslation('caseNotice')
  const say = useBilingual()
  const lines = linesOfFaults(faults)
  return (
    <div
      role="group"
      aria-label={t('missing.title')}
      className="rounded-xl border border-warn/25 bg-warn-tint px-4 py-3"
    >
      <p className="font-semibold text-warn">{t('missing.count', { count: lines.length })}</p>
      <ul className="mt-2 list-disc space-y-1.5 pl-5">
        {lines.map((fault) => {
          const { code, field, message } = fault
          const here = fieldOfFault(fault)
          const page = pageOfFault(fault, workId)
          const key = `missing.field.${field}`
          const name = i18n.exists(key, { ns: 'caseNotice' })
            ? t('missing.named', { field: t(key as 'missing.field.claimant.phone'), text: say(message) })
            : say(message)
          return (
            <li key={`${code} ${field}`}>
              {here && (
                <button type="button" className="link text-left align-top" onClick={() => onGoTo(here)}>
                  {name}
                </button>
              )}
              {!here && page && (
                <Link className="link" to={page}>
                  {name}
                </Link>
              )}
              {!here && !page && name}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
