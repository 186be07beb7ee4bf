import { z } from 'zod'
import { givenReason } from '../identity/users'
import { id, instant } from '../primitives'

/** What is wrong with a job: it was given up (`parked`), or has failed and is tried again by itself (`failing`). */
export const jobTroubles = ['parked', 'failing'] as const
export type JobTrouble = (typeof jobTroubles)[number]

/** So many of a service are shown, the oldest first. */
export const troubledJobsShown = 100

/** A job that is in trouble. What it is about is not shown: it may be a person. */
export const troubledJob = z.object({
  id,
  /** `mails.send` */
  kind: z.string(),
  /** Why the last try failed, without mail addresses. */
  reason: z.string(),
  tries: z.number().int().nonnegative(),
  addedAt: instant,
  /** Of a parked one; null of one that is tried again. */
  parkedAt: instant.nullable(),
  /** When it is tried again by itself; null of a parked one. */
  nextTryAt: instant.nullable(),
  /** False where somebody has a right to it: it can be tried again, and never be discarded. */
  mayBeDiscarded: z.boolean(),
})
export type TroubledJob = z.infer<typeof troubledJob>

/** `GET /admin/jobs/<service>` */
export const listTroubledJobsRequest = z.object({
  trouble: z.enum(jobTroubles).default('parked'),
  kind: z
    .string()
    .max(100)
    .regex(/^[a-z-]+\.[a-z-]+$/)
    .optional(),
})
export type ListTroubledJobsRequest = z.input<typeof listTroubledJobsRequest>
export const listTroubledJobsResponse = z.object({
  total: z.number().int().nonnegative(),
  jobs: z.array(troubledJob).max(troubledJobsShown),
})
export type ListTroubledJobsResponse = z.infer<typeof listTroubledJobsResponse>

/** `POST /admin/jobs/<service>/retries`: these now, or all that are parked where none is said. */
export const retryJobsRequest = givenReason.extend({
  ids: z.array(id).min(1).max(troubledJobsShown).optional(),
})
export type RetryJobsRequest = z.infer<typeof retryJobsRequest>

/** `POST /admin/jobs/<service>/discards`: one, never all. */
export const discardJobRequest = givenReason.extend({ id })
export type DiscardJobRequest = z.infer<typeof discardJobRequest>

const jobs = { tag: 'operation', access: 'job:administer', perMinute: 120 } as const

/** What the endpoints of the services have in common. */
export const listJobsEndpoint = {
  ...jobs,
  // Nothing of anybody is shown.
  audit: 'none',
  summary:
    'Jobs that this service gave up, or that have failed and are tried again: which, why and since when.',
  method: 'GET',
  query: listTroubledJobsRequest,
  response: { status: 200, json: listTroubledJobsResponse },
  errors: [],
} as const
export const retryJobsEndpoint = {
  ...jobs,
  audit: 'job',
  stepUp: true,
  summary: 'Lets this service try jobs again at once, with all their tries before them.',
  method: 'POST',
  idempotency: 'key',
  body: retryJobsRequest,
  response: { status: 204, empty: true },
  errors: [],
} as const
export const discardJobEndpoint = {
  ...jobs,
  audit: 'job',
  stepUp: true,
  summary: 'Gives a job up for good; what takes note of that does so.',
  method: 'POST',
  idempotency: 'key',
  body: discardJobRequest,
  response: { status: 204, empty: true },
  errors: ['JOB_NOT_FOUND', 'JOB_OWED', 'JOB_RUNS'],
} as const
