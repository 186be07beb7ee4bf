import { z } from 'zod'

const navigationState = z.object({ alreadySealed: z.object({ fileId: z.string() }) })

/** Navigation state that leads somebody to a work of theirs whose bytes they were about to seal again. */
export const alreadySealed = (fileId: string): z.infer<typeof navigationState> => ({
  alreadySealed: { fileId },
})

/** The id of that work. */
export const alreadySealedIn = (state: unknown): string | undefined =>
  navigationState.safeParse(state).data?.alreadySealed.fileId
