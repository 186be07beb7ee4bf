import { limits, scanSteps, type ProgressEvent } from '@originseal/contracts'
import type { Problem } from '../../api/problem'
import type { ScanState } from './scan'

/** A step of the way; an error is an end, not a step. */
export type Step = (typeof scanSteps)[number]

export type ScanPhase =
  /** Events arrive. */
  | 'watching'
  /** The stream is lost; the scan is asked every few seconds. */
  | 'polling'
  /** The last event has come; the results are being fetched. */
  | 'fetching'
  | 'completed'
  | 'failed'
  | 'cancelled'
  /** The scan may have ended well, but it does not tell us. */
  | 'unavailable'

export interface ScanProgress {
  readonly phase: ScanPhase
  readonly step: Step
  /** 0 to 100; never falls. */
  readonly percent: number
  /** Newest first, one for each subject: see `subjectOf`. */
  readonly events: readonly ProgressEvent[]
  /** Of each copy that was found, newest first. */
  readonly copies: readonly ProgressEvent[]
  /** The event that ended the scan, if one did. */
  readonly failure?: ProgressEvent
  readonly problem?: Problem
}

export const beginning: ScanProgress = {
  phase: 'watching',
  step: 'queued',
  percent: limits.progress.initial,
  events: [],
  copies: [],
}

const lasting: ReadonlySet<ScanPhase> = new Set(['completed', 'failed', 'cancelled', 'unavailable'])

/** Whether nothing more can be expected. */
export const hasEnded = ({ phase }: ScanProgress): boolean => lasting.has(phase)

/** Whether it has ended without a result: nothing is under way any more that a bar could show. */
export const hasStopped = ({ phase }: ScanProgress): boolean => phase === 'failed' || phase === 'cancelled'

/** On the wire a value up to 1 is a fraction, anything above it a percentage. */
export const percentOf = (progress: number): number => (progress <= 1 ? progress * 100 : progress)

const later = (a: Step, b: Step): Step => (scanSteps.indexOf(b) > scanSteps.indexOf(a) ? b : a)

/** Keys that tell how far one and the same thing is. */
const subjects: Readonly<Record<string, string>> = {
  'resolving-images': 'images',
  'images-resolved': 'images',
  'candidates-found': 'candidates',
  examining: 'candidates',
  'copy-found': 'candidates',
}

/** What an event is about. Of the events about a source, or about one kind of work, only the last is of interest. */
export function subjectOf({ key, values, message }: ProgressEvent): string {
  if (key === undefined) return message
  const source = values?.['source']
  return source === undefined ? (subjects[key] ?? key) : `source ${source}`
}

/** With one more event: in the row of its subject if that is in sight, else as the newest. */
function noted({ events }: ScanProgress, event: ProgressEvent): readonly ProgressEvent[] {
  const subject = subjectOf(event)
  const at = events.findIndex((earlier) => subjectOf(earlier) === subject)
  if (at !== -1 && at < limits.eventFeed.shows) return events.with(at, event)
  return [event, ...events.filter((_, index) => index !== at)].slice(0, limits.eventFeed.keeps)
}

/** A stream that begins anew tells of a copy once more. */
function withCopy({ copies }: ScanProgress, event: ProgressEvent): readonly ProgressEvent[] {
  const number = event.values?.['number']
  const isNew = event.key === 'copy-found' && copies.every(({ values }) => values?.['number'] !== number)
  return isNew ? [event, ...copies] : copies
}

/** After one event of the stream (TRIAL-08, TRIAL-09). */
export function advance(progress: ScanProgress, event: ProgressEvent): ScanProgress {
  const events = noted(progress, event)
  if (event.step === 'error') return { ...progress, events, phase: 'failed', failure: event }
  if (event.step === 'done') return { ...progress, events, phase: 'fetching', step: 'done', percent: 100 }
  return {
    ...progress,
    events,
    copies: withCopy(progress, event),
    phase: 'watching',
    step: later(progress.step, event.step),
    percent: Math.max(progress.percent, percentOf(event.progress)),
  }
}

/** After the stream was lost (TRIAL-10); `now` in ISO 8601. Losing it again says nothing new. */
export function interrupt(progress: ScanProgress, now: string): ScanProgress {
  if (progress.phase !== 'watching') return progress
  const event: ProgressEvent = {
    step: progress.step,
    progress: progress.percent,
    message: 'live progress connection interrupted, switching to polling mode',
    key: 'connection-interrupted',
    ts: now,
  }
  return { ...progress, phase: 'polling', events: noted(progress, event) }
}

/** One cycle of polling has begun: a little further, but not to the end (TRIAL-10). */
export function creep(progress: ScanProgress): ScanProgress {
  const { step, cap } = limits.poll
  return { ...progress, percent: Math.max(progress.percent, Math.min(cap, progress.percent + step)) }
}

/** After the scan itself was read (TRIAL-11). */
export function answer(progress: ScanProgress, scan: ScanState): ScanProgress {
  if (scan.status === 'completed') return { ...progress, phase: 'completed', step: 'done', percent: 100 }
  if (scan.status !== 'processing') return { ...progress, phase: scan.status }
  return {
    ...progress,
    // 'done' was sent, but the scan is not quite there: keep asking.
    phase: progress.phase === 'fetching' ? 'polling' : progress.phase,
    step: scan.step === 'error' ? progress.step : later(progress.step, scan.step),
    percent: Math.max(progress.percent, percentOf(scan.progress)),
  }
}

/** After reading the scan failed: fatal when it was the last question or a refusal, else asked again. */
export function refuse(progress: ScanProgress, problem: Problem): ScanProgress {
  const isRefusal = typeof problem.status === 'number' && problem.status < 500 && problem.status !== 429
  if (progress.phase !== 'fetching' && !isRefusal) return progress
  return { ...progress, phase: 'unavailable', problem }
}
