import CheckIcon from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import './components.texts'

interface StepListProps {
  readonly id?: string
  readonly label: string
  readonly steps: readonly { readonly id: string; readonly text: string }[]
  /** Index of the step that is being done; the number of steps once all are. */
  readonly current: number
  readonly hasFailed?: boolean
  readonly className?: string
}

type StepState = 'past' | 'now' | 'failed' | 'ahead'

const dots: Record<StepState, string> = {
  past: 'border-brand-deep bg-brand-deep text-on-brand',
  now: 'border-brand-deep bg-brand-tint text-brand-deep',
  failed: 'border-bad bg-bad-tint text-bad',
  ahead: 'border-line bg-surface text-soft',
}

const words: Record<StepState, string> = {
  past: '',
  now: 'font-semibold text-brand-deep',
  failed: 'font-semibold text-bad',
  ahead: 'text-soft',
}

/** The steps of something that goes on by itself, one below the other, and where it is. */
export function StepList({ id, label, steps, current, hasFailed = false, className = '' }: StepListProps) {
  const { t } = useTranslation('components')
  function stateOf(index: number): StepState {
    if (index !== current) return index < current ? 'past' : 'ahead'
    return hasFailed ? 'failed' : 'now'
  }
  return (
    <ol id={id} aria-label={label} className={`space-y-3 ${className}`}>
      {steps.map((step, index) => {
        const state = stateOf(index)
        return (
          <li
            key={step.id}
            aria-current={state === 'now' ? 'step' : undefined}
            className="flex items-center gap-3"
          >
            <span
              aria-hidden
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 text-small font-semibold ${dots[state]}`}
            >
              {state === 'past' ? <CheckIcon className="size-4" /> : index + 1}
            </span>
            <span className={words[state]}>
              {step.text}
              {state === 'past' && <span className="sr-only"> {t('stepDone')}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
