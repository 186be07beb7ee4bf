import { z } from 'zod'
import { digestProof } from '../protection/digest-proof'

/** The latest hash of a case's time line that stands on the chain; null before the first. */
export const readCaseAnchorResponse = z.object({
  data: z
    .object({
      /** Of the entry whose hash was anchored: it stands for all entries up to it. */
      sequence: z.number().int().positive(),
      proof: digestProof,
    })
    .nullable(),
})
export type ReadCaseAnchorResponse = z.infer<typeof readCaseAnchorResponse>
