import { z } from 'zod'
import { hash256Hex } from '../primitives'

/** A perceptual hash with all that is needed to compare it: two hashes compare only under one profile and version. */
export const perceptualHash = z.object({
  algorithm: z.literal('pdq'),
  profile: z.enum(['exact', 'fast']),
  version: z.literal(1),
  hex: hash256Hex,
  /** 0 (flat) to 100; under 50 the hash says little. */
  quality: z.number().int().min(0).max(100),
})
export type PerceptualHash = z.infer<typeof perceptualHash>
