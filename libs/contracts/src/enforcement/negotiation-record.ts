import { z } from 'zod'
import { id, instant, sha256Hex } from '../primitives'

/** An entry of a negotiation's record, with all that its hash covers. */
export const chainedNegotiationEntry = z.strictObject({
  sequence: z.number().int().positive(),
  by: z.string(),
  kind: z.string(),
  at: instant,
  text: z.string().nullable(),
  offerNumber: z.number().int().positive().nullable(),
  /** JSON of the offered terms, byte for byte as it was hashed. */
  terms: z.string().nullable(),
  /** Of a file that came with it. */
  fileSha256: sha256Hex.nullable(),
  hash: sha256Hex,
})
export type ChainedNegotiationEntry = z.infer<typeof chainedNegotiationEntry>

/** The whole record of a negotiation: each entry's hash covers the one before. */
export const negotiationRecordFile = z.strictObject({
  version: z.literal('originseal-negotiation-record/1'),
  negotiationId: id,
  /** How it stands; no hash covers it. */
  standing: z.record(z.string(), z.unknown()),
  entries: z.array(chainedNegotiationEntry),
})
export type NegotiationRecordFile = z.infer<typeof negotiationRecordFile>
