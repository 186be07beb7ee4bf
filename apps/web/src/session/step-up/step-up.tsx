import { Suspense, useSyncExternalStore } from 'react'
import { lazyComponent } from '../../loading/lazy-component'
import { askedStepUps } from '../../api/asked-step-ups'
import type { StepUpDialogProps } from './step-up-dialog'

const StepUpDialog = lazyComponent<StepUpDialogProps>('step-up-dialog', () =>
  import('./step-up-dialog').then((part) => ({ default: part.StepUpDialog })),
)

/** The one place where calls that want a proof have it asked for: they then go on by themselves. */
export function StepUp() {
  const asked = useSyncExternalStore(askedStepUps.subscribe, askedStepUps.first, () => undefined)
  if (!asked) return null
  return (
    <Suspense>
      <StepUpDialog key={asked.purpose.idempotencyKey} asked={asked} />
    </Suspense>
  )
}
