import { z } from 'zod'

const handedOnCase = z.object({
  url: z.string().optional(),
  hasEvidence: z.boolean().optional(),
  evidenceFileName: z.string().optional(),
  origin: z.string().optional(),
})
/** The suspicious link or the screenshot that the page before gives along. */
export type HandedOnCase = z.infer<typeof handedOnCase>

const navigationState = z.object({ quickCase: handedOnCase })

/** @param state a navigation's; anything that is none of ours has no case */
export function handedOnCaseIn(state: unknown): HandedOnCase | undefined {
  const read = navigationState.safeParse(state)
  return read.success ? read.data.quickCase : undefined
}
