import { z } from 'zod'

/** What its owner says of a copy that was found. It is remembered: the same place is not asked about again. */
export const findingDecisions = ['mine', 'licensed', 'ignored', 'watched'] as const
export const findingDecision = z.enum(findingDecisions)
export type FindingDecision = (typeof findingDecisions)[number]

/** What became of the place of a copy: what its owner said of it, or that a takedown case was opened. */
export const placeDecision = z.enum([...findingDecisions, 'takedown'])
export type PlaceDecision = z.infer<typeof placeDecision>
