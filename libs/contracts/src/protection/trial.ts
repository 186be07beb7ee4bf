import { z } from 'zod'
import { id, instant, sha256Hex } from '../primitives'
import { limits } from '../limits'

const line = (max: number) => z.string().trim().max(max)

/** The text fields of `POST /protect/trial`; the file travels beside them. */
export const registerWorkRequest = z.object({
  realName: line(limits.personNameLength),
  email: line(limits.emailLength),
  phone: line(limits.phoneLength),
  title: line(limits.titleLength),
  /** Separated by commas, half- or full-width. */
  keywords: line(limits.keywordsLength).default(''),
  agreePolicy: z.string().default(''),
})
export type RegisterWorkRequest = z.infer<typeof registerWorkRequest>

/** `ipfs_hash` and `tx_hash` keep the specification's spelling. */
export const sealedFile = z.object({
  id,
  filename: z.string(),
  title: z.string(),
  /** SHA-256 of the very bytes. */
  fingerprint: sha256Hex,
  ipfs_hash: z.string(),
  /** Absent until the seal's transaction has been sent. */
  tx_hash: z.string().optional(),
  /** By our clock. What a browser kept from an earlier version has neither this nor a chain. */
  sealedAt: instant.optional(),
  /** The chain of that transaction; `isTestChain` tells whether it is a witness. */
  chain: z.object({ id: z.number().int(), name: z.string() }).optional(),
  /** More than one: the file is animated or has several pages, and the first one was fingerprinted. */
  frames: z.number().int().min(1),
  /** True if somebody sealed a picture like this before; whose it is stays private. */
  similarToEarlierSeal: z.boolean(),
})
export type SealedFile = z.infer<typeof sealedFile>

export const trialUser = z.object({ realName: z.string(), email: z.string(), phone: z.string() })
export type TrialUser = z.infer<typeof trialUser>

/** `trialToken` is for a visitor; a member, who has a token already, is given none. */
export const registerWorkResponse = z.object({
  data: z.object({ file: sealedFile, trialToken: z.string().optional(), user: trialUser }),
})
export type RegisterWorkResponse = z.infer<typeof registerWorkResponse>

/** `GET /protect/trial/upload-limits`. */
export const readUploadLimitsResponse = z.object({
  data: z.object({ maxBytes: z.number().int().positive() }),
})
export type ReadUploadLimitsResponse = z.infer<typeof readUploadLimitsResponse>

/** `GET /protect/trial/files/{fileId}`: the same file again, now perhaps with its transaction. */
export const readWorkResponse = z.object({ data: z.object({ file: sealedFile }) })
export type ReadWorkResponse = z.infer<typeof readWorkResponse>
