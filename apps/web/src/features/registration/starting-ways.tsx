import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslation } from 'react-i18next'

/** How somebody starts: with an account, or as a visitor. */
export const ways = ['account', 'visitor'] as const
export type Way = (typeof ways)[number]

interface StartingWaysProps {
  readonly way: Way
  readonly onChange: (way: Way) => void
}

/** The two ways in, each with what it takes and what it brings. */
export function StartingWays({ way, onChange }: StartingWaysProps) {
  const { t } = useTranslation('registration')
  return (
    <RadioGroup
      aria-label={t('ways.label')}
      value={way}
      onChange={(chosen) => onChange(chosen as Way)}
      className="grid gap-3 sm:grid-cols-2"
    >
      {ways.map((each) => (
        <Radio
          key={each}
          value={each}
          className="group flex cursor-pointer items-start gap-3 rounded-2xl border-2 border-line bg-surface p-4 data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-brand data-hovered:border-brand data-selected:border-brand-deep data-selected:bg-brand-tint"
        >
          <span
            aria-hidden
            className="mt-1 grid size-5 shrink-0 place-items-center rounded-full border-2 border-field bg-surface group-data-selected:border-brand-deep"
          >
            <span className="hidden size-2.5 rounded-full bg-brand-deep group-data-selected:block" />
          </span>
          <span>
            <span className="block font-semibold">{t(`ways.${each}.title`)}</span>
            <span className="mt-1 block text-sm text-soft">{t(`ways.${each}.text`)}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
