import CheckIcon from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../components/button-link'
import { startSteps, type StartStep } from './start-here.rules'

interface StartHereProps {
  readonly done: ReadonlySet<StartStep>
}

/** What to do first, with what is done already; the next step has a button. */
export function StartHere({ done }: StartHereProps) {
  const { t } = useTranslation('dashboard')
  // A mail is waited for: meanwhile one can go on.
  const next = startSteps.find((step) => step !== 'email' && !done.has(step))
  return (
    <section aria-labelledby="start-here" className="card overflow-hidden">
      <div className="border-b border-line bg-seal-tint px-5 py-5 sm:px-8">
        <h2 id="start-here" className="text-heading font-semibold">
          {t('start.title')}
        </h2>
        <p className="text-soft">{t('start.lead')}</p>
      </div>
      <ol className="divide-y divide-line px-5 sm:px-8">
        {startSteps.map((step, index) => (
          <Step
            key={step}
            step={step}
            mark={done.has(step) ? <CheckIcon aria-hidden className="size-5" /> : index + 1}
            isDone={done.has(step)}
            isNext={step === next}
          />
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  readonly step: StartStep
  readonly mark: ReactNode
  readonly isDone: boolean
  readonly isNext: boolean
}

function Step({ step, mark, isDone, isNext }: StepProps) {
  const { t } = useTranslation('dashboard')
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 py-5"
    >
      <span
        aria-hidden
        className={`grid size-9 shrink-0 place-items-center rounded-full border-2 font-semibold tabular-nums ${isDone ? 'border-good bg-good-tint text-good' : isNext ? 'border-seal text-ink' : 'border-line text-soft'}`}
      >
        {mark}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <h3 className={`font-semibold ${isDone ? 'text-soft' : ''}`}>
          {t(`start.${step}.title`)}
          {isDone && <span className="sr-only"> {t('start.done')}</span>}
        </h3>
        {!isDone && <p className="text-small text-soft">{t(`start.${step}.text`)}</p>}
      </div>
      {/* A scan begins at a work, which stands below. */}
      {isNext && step === 'seal' && (
        <ButtonLink to="/upload" className="max-sm:w-full">
          {t('start.seal.act')}
        </ButtonLink>
      )}
    </li>
  )
}
