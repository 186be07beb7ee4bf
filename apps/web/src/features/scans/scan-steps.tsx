import { scanSteps } from '@originseal/contracts'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { Chevron } from '../../components/chevron'
import type { Step } from './scan-progress.rules'

type StepState = 'past' | 'now' | 'failed' | 'ahead'

const dots: Record<StepState, string> = {
  past: 'border-brand-deep bg-brand-deep text-on-brand',
  now: 'border-brand-deep bg-brand-tint text-brand-deep',
  failed: 'border-bad bg-bad-tint text-bad',
  ahead: 'border-line bg-surface text-soft',
}

/** The eight steps of a scan and where it is; on a telephone one line, which opens. */
export function ScanSteps({ current, hasFailed }: { readonly current: Step; readonly hasFailed: boolean }) {
  const { t } = useTranslation('scans')
  const [isOpen, setOpen] = useState(false)
  const at = scanSteps.indexOf(current)

  function stateOf(index: number): StepState {
    if (index < at || current === 'done') return 'past'
    if (index > at) return 'ahead'
    return hasFailed ? 'failed' : 'now'
  }

  return (
    <div>
      <Button
        aria-expanded={isOpen}
        aria-controls="scan-steps"
        onPress={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-left font-semibold text-brand-deep md:hidden"
      >
        {t('running.step', { number: at + 1, all: scanSteps.length, step: t(`step.${current}`) })}
        <Chevron isUp={isOpen} />
      </Button>
      <ol
        id="scan-steps"
        aria-label={t('progress.steps')}
        className={`space-y-3 ${isOpen ? 'max-md:pt-3' : 'max-md:hidden'}`}
      >
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
    </div>
  )
}
