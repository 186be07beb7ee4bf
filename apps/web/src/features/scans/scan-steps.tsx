import { scanSteps } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import type { Step } from './scan-progress.rules'

type StepState = 'past' | 'now' | 'failed' | 'ahead'

const dots: Record<StepState, string> = {
  past: 'border-brand-deep bg-brand-deep text-on-brand',
  now: 'border-brand-deep bg-brand-tint text-brand-deep',
  failed: 'border-bad bg-bad-tint text-bad',
  ahead: 'border-line bg-surface text-soft',
}

/** The eight steps of a scan and where it is. */
export function ScanSteps({ current, hasFailed }: { readonly current: Step; readonly hasFailed: boolean }) {
  const { t } = useTranslation('scans')
  const at = scanSteps.indexOf(current)

  function stateOf(index: number): StepState {
    if (index < at || current === 'done') return 'past'
    if (index > at) return 'ahead'
    return hasFailed ? 'failed' : 'now'
  }

  return (
    <ol aria-label={t('progress.steps')} className="space-y-3">
      {scanSteps.map((step, index) => {
        const state = stateOf(index)
        return (
          <li
            key={step}
            aria-current={state === 'now' ? 'step' : undefined}
            className="flex items-center gap-3"
          >
            <span
              aria-hidden
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold ${dots[state]}`}
            >
              {state === 'past' ? '✓' : index + 1}
            </span>
            <span
              className={
                state === 'now' ? 'font-semibold text-brand-deep' : state === 'ahead' ? 'text-soft' : ''
              }
            >
              {t(`step.${step}`)}
              {state === 'past' && <span className="sr-only"> {t('progress.stepDone')}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
