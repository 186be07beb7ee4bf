import { z } from 'zod'
import { id, instant } from '../primitives'

/** What one look at the place of a copy can say (`down/1`). Only `up`, `gone` and `changed` count. */
export const observationVerdicts = [
  'up',
  'gone',
  'changed',
  'file-only',
  /** Gone where we look from, and there from another network. */
  'partly',
  'moved',
  'blocked',
  'unreachable',
  'unclear',
] as const
export type ObservationVerdict = (typeof observationVerdicts)[number]

/** One look: when, how, what was met there, and what it says. */
export const observationView = z.object({
  id,
  at: instant,
  /** Of the case: a relapse begins a new one. */
  round: z.number().int().positive(),
  verdict: z.enum(observationVerdicts),
  /** What it says of the copy; null where it is in doubt and counts for nothing. */
  countsAs: z.enum(['up', 'down']).nullable(),
  by: z.enum(['fetch', 'browser', 'owner']),
  /** What the host answered our fetch with, where it did. */
  httpStatus: z.number().int().optional(),
})
export type ObservationView = z.infer<typeof observationView>

export const listObservationsResponse = z.object({
  data: z.object({
    /** The latest first, so many at most. */
    observations: z.array(observationView),
    /** When the place is looked at next; null where no look is planned. */
    nextAt: instant.nullable(),
    /** Networks that a removal is looked at from: with two, both have to agree. */
    vantagePoints: z.union([z.literal(1), z.literal(2)]),
  }),
})
export type ListObservationsResponse = z.infer<typeof listObservationsResponse>
