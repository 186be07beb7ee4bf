import { z } from 'zod'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Most hashes of one question: 2,000 take 134 kB of the 256 KiB that a body may have. */
export const mostHashes = 2_000

/** `POST /internal/image-index/{collection}` of a process with `ROLE=index`. */
export const lookUpRequest = z.object({
  queries: z.array(z.array(hash).max(mostHashes)).max(mostHashes),
  limit: z.number().int().min(0).max(31),
})
export type LookUpRequest = z.infer<typeof lookUpRequest>

export const lookUpResponse = z.object({
  /** Which part has answered, e.g. `0/2`. */
  shard: z.string(),
  /** Of each query `[key, distance]`, nearest first. */
  found: z.array(z.array(z.tuple([z.number().int().min(0), z.number().int().min(0).max(31)]))),
})
export type LookUpResponse = z.infer<typeof lookUpResponse>

export const collectionName = z.enum(['pictures', 'works'])
