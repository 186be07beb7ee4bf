import { z } from 'zod'
import { nextCursor, pageRequest } from '../paging'
import { id, instant, sha256Hex } from '../primitives'
import { givenReason } from './users'

/**
 * - `waiting`: another administrator has to decide, or the only one's delay is not over.
 * - `approved`: whoever has proposed it can do it now.
 * - `refused`: by another administrator, or withdrawn.
 * - `expired`: nobody decided, or nobody did it, within its time.
 * - `used`: the proof for its one act was given.
 */
export const proposalStates = ['waiting', 'approved', 'refused', 'expired', 'used'] as const
export type ProposalState = (typeof proposalStates)[number]

const operation = z.string().min(1).max(64)
const idempotencyKey = z.string().regex(/^[\w.-]{8,128}$/)
const params = z.record(z.string().max(64), z.string().max(200))

/** `details` of FOUR_EYES_NEEDED: what has to be approved, and the SHA-256 of the request as the service has read it. */
export const fourEyesNeeded = z.object({ operation, digest: sha256Hex })

/** The one act that an approval is for. */
export interface FourEyesPurpose {
  readonly operation: string
  readonly idempotencyKey: string
  readonly digest: string
}

/** `POST /admin/proposals`: an act as its endpoint takes it, and the key under which it will have its one effect. */
export const proposeActRequest = givenReason.extend({
  operation,
  idempotencyKey,
  params,
  body: z.unknown(),
})
export type ProposeActRequest = z.infer<typeof proposeActRequest>

const decision = z.object({
  by: id,
  /** Null where the account is gone. */
  name: z.string().nullable(),
  at: instant,
})

/** An act that waits for another administrator, or has waited. */
export const proposal = z.object({
  id,
  operation,
  params,
  /** As it was sent, but for fields that are withheld. */
  body: z.unknown(),
  /** Fields that are not kept, with the first eight digits of their SHA-256. */
  withheld: z.array(z.object({ field: z.string(), fingerprint: z.string() })),
  /** SHA-256 of the whole request. */
  digest: sha256Hex,
  reason: z.string(),
  state: z.enum(proposalStates),
  proposed: decision,
  expiresAt: instant,
  approved: decision.nullable(),
  refused: decision.extend({ reason: z.string() }).nullable(),
  usedAt: instant.nullable(),
  /** Whether it was done without another administrator, after the delay of an installation that has one only. */
  wasAlone: z.boolean(),
})
export type Proposal = z.infer<typeof proposal>

/** `GET /admin/proposals`: newest first. */
export const listProposalsRequest = pageRequest.extend({
  /** Only those that wait for a decision, or to be done. */
  open: z.stringbool().optional(),
  /** An id. */
  search: id.optional(),
})
export type ListProposalsRequest = z.infer<typeof listProposalsRequest>

export const listProposalsResponse = z.object({
  proposals: z.array(proposal),
  nextCursor,
  /** Whether nobody else could approve: then a proposal can be done after a delay. */
  isAlone: z.boolean(),
  delayMinutes: z.number().int().positive(),
})
export type ListProposalsResponse = z.infer<typeof listProposalsResponse>

/** `POST /admin/proposals/:id/approvals`: what was read is what is approved. */
export const approveProposalRequest = z.object({ digest: sha256Hex })

/** `POST /admin/proposals/:id/uses`: the act, and the proof for it, which the header `Four-Eyes` bears. */
export const useProposalResponse = z.object({
  operation,
  params,
  body: z.unknown(),
  /** Fields that whoever does it has to enter again. */
  withheld: z.array(z.string()),
  idempotencyKey,
  proof: z.string(),
  expiresAt: instant,
})
export type UseProposalResponse = z.infer<typeof useProposalResponse>
