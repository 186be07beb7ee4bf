import { videoSteps, type VideoStatus, type VideoStep } from '@originseal/contracts'

/** Told what is being done, and how much of that is done, 0 to 1. */
export type SayProgress = (step: VideoStep, share: number) => Promise<void>

/** Percent at which each step begins; it ends where the next begins, the last one at 100. */
const begins: Record<VideoStep, number> = { waiting: 0, reading: 5, searching: 40, comparing: 45 }

/** Percent of the whole; `share` is how much of the step is done, 0 to 1. What has ended is done. */
export function videoProgress(status: VideoStatus, step: VideoStep, share: number): number {
  if (status !== 'processing') return 100
  const next = videoSteps[videoSteps.indexOf(step) + 1]
  const to = next === undefined ? 100 : begins[next]
  return Math.round(begins[step] + (to - begins[step]) * Math.min(1, Math.max(0, share)))
}
