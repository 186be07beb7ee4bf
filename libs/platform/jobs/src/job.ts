import { z } from 'zod'

/** When a failed job is tried again. */
export interface Retry {
  /** Tries in all, the first one too. */
  readonly tries: number
  /** ms before the second try, the third, …; the last one holds for all further tries. */
  readonly pausesMs: readonly [number, ...number[]]
}

export interface Concurrency {
  /** Jobs of this kind that one process does at a time. */
  readonly perProcess: number
  /** Jobs of this kind and one key that all processes together do at a time: one, or any number if left out. */
  readonly perKey?: 1
}

/** How jobs of one kind are done. */
export interface JobSettings {
  /** `<what>.<verb>`, unique within the product: `works.remove-files`. */
  readonly name: `${string}.${string}`
  /** A worker that is silent for so many ms has lost the job; it speaks four times as often. */
  readonly leaseMs: number
  /** A try that takes longer is ended by its signal, and its lease runs out. Without it a try may take any time. */
  readonly timeoutMs?: number
  readonly retry: Retry
  readonly concurrency: Concurrency
  /** Somebody has a right to what it does, by law or for their money: it is tried again, and never discarded. */
  readonly isOwed?: true
}

/** A kind of job as data: its name, the schema of what a job is about, and how it is done. */
export interface JobKind<Payload = unknown> extends JobSettings {
  readonly payload: z.ZodType<Payload>
  /** Cron expression in UTC, with a field for seconds if it has six, of a job that comes again by itself. */
  readonly schedule?: string
}

/** A kind whose jobs are added: `Jobs.add`. */
export interface QueuedJob<Payload = unknown> extends JobKind<Payload> {
  readonly schedule?: undefined
}

/** A kind whose only job comes again by itself; nobody adds one. */
export type RecurringJob = JobKind<Record<string, never>> & { readonly schedule: string }

const defaults = {
  leaseMs: 12_000,
  retry: { tries: 5, pausesMs: [1_000, 10_000, 60_000] },
  concurrency: { perProcess: 1 },
} as const

type Settings = Pick<JobSettings, 'name'> & Partial<JobSettings>

const known = new Set<string>()

/** A second definition of one name is refused. Without settings: a lease of 12 s, five tries, one at a time. */
export function defineJob<Schema extends z.ZodType>(
  definition: Settings & { payload: Schema },
): QueuedJob<z.output<Schema>> {
  return define({ ...defaults, ...definition } as QueuedJob<z.output<Schema>>)
}

/** A job that all processes of a service together do once at each time that `schedule` names. */
export function defineRecurringJob(definition: Settings & { schedule: string }): RecurringJob {
  return define({ ...defaults, ...definition, payload: z.object({}).strict() } as RecurringJob)
}

function define<Kind extends JobSettings>(kind: Kind): Kind {
  if (known.has(kind.name)) throw new Error(`job ${kind.name} is defined twice`)
  known.add(kind.name)
  return kind
}

/** Pauses that double from the first to the longest. */
export function doubling(firstMs: number, longestMs: number): readonly [number, ...number[]] {
  const pauses: [number, ...number[]] = [Math.min(firstMs, longestMs)]
  for (let pause = firstMs * 2; pause < longestMs; pause *= 2) pauses.push(pause)
  return [...pauses, longestMs]
}
