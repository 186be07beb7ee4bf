import { useTranslation } from 'react-i18next'
import { FindStep } from './illustrations/find-step'
import { ProveStep } from './illustrations/prove-step'
import { SealStep } from './illustrations/seal-step'

const steps = [
  { name: 'seal', Picture: SealStep },
  { name: 'prove', Picture: ProveStep },
  { name: 'find', Picture: FindStep },
] as const

export function ThreeSteps() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="three-steps" className="column-wide py-section">
      <h2 id="three-steps" className="text-title font-bold">
        {t('steps.title')}
      </h2>
      <ol className="mt-10 grid gap-6 md:grid-cols-3">
        {steps.map(({ name, Picture }, index) => (
          <li key={name} className="card overflow-hidden">
            <Picture className="w-full bg-seal-tint" />
            <div className="p-6">
              <h3 className="flex items-baseline gap-3 text-heading font-semibold">
                <span className="text-brand-deep tabular-nums">{index + 1}</span>
                {t(`steps.${name}.title`)}
              </h3>
              <p className="mt-2 text-soft">{t(`steps.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
