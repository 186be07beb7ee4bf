import { scanSteps, type ScanStep } from '@originseal/contracts'

/** Steps that are work; `queued` and `done` are the ends. */
export type WorkingStep = Exclude<ScanStep, 'queued' | 'done' | 'error'>
export const workingSteps = scanSteps.filter(
  (step): step is WorkingStep => step !== 'queued' && step !== 'done',
)

export type ScanState = 'processing' | 'completed' | 'failed' | 'cancelled'

/** Percent at which each step begins; it ends where the next begins. */
const begins: Record<ScanStep, number> = {
  queued: 5,
  scanning: 8,
  'resolve-images': 40,
  'cross-search': 62,
  'ai-scoring': 68,
  rerank: 90,
  report: 93,
  done: 100,
  error: 100,
}

export function nextStep(step: WorkingStep): WorkingStep | 'done' {
  return scanSteps[scanSteps.indexOf(step) + 1] as WorkingStep | 'done'
}

/** Percent of the whole scan; `share` is how much of the step is done, 0 to 1. */
export function progressAt(step: ScanStep, share: number): number {
  const from = begins[step]
  if (step === 'done' || step === 'error') return from
  const to = begins[scanSteps[scanSteps.indexOf(step) + 1] as ScanStep]
  return Math.round((from + (to - from) * Math.min(1, Math.max(0, share))) * 10) / 10
}

/** Whether the scan can go on without a task that failed for good: a site that is down is said, not fatal. */
export const isEssential: Record<WorkingStep, boolean> = {
  scanning: false,
  'resolve-images': false,
  'cross-search': true,
  'ai-scoring': true,
  rerank: true,
  report: true,
}

/** Failures of a task before it is given up. */
export const maxAttempts = 3
/** ms before a failed task is tried again: storage away for 30 s fails no scan. */
export const retryPausesMs = [1_000, 30_000] as const
/** A worker that is silent this long has lost its task. */
export const leaseMs = 12_000
