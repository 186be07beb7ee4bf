import { useTranslation } from 'react-i18next'

const stages = ['submit', 'analysis', 'review', 'takedown'] as const

/** The way of a case; on this page it stands at its first stage (HOME-08). */
export function CaseStepper() {
  const { t } = useTranslation('home')
  return (
    <ol aria-label={t('stages.label')} className="column-wide grid grid-cols-4 gap-2 pb-8 sm:gap-4">
      {stages.map((stage, index) => (
        <li key={stage} aria-current={index === 0 ? 'step' : undefined} className="min-w-0">
          <span
            aria-hidden
            className={`block h-1.5 rounded-full forced-color-adjust-none ${index === 0 ? 'bg-brand' : 'bg-line'}`}
          />
          <span
            className={`mt-2 block text-small ${index === 0 ? 'font-semibold text-brand-deep' : 'text-soft'}`}
          >
            {index + 1}. {t(`stages.${stage}`)}
          </span>
        </li>
      ))}
    </ol>
  )
}
