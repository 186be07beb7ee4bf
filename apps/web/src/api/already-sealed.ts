import { z } from 'zod'
import { isProblem } from './problem'

const navigationState = z.object({ alreadySealed: z.object({ fileId: z.string() }) })

/** Navigation state that leads somebody to a work of theirs whose bytes they were about to seal again. */
export const alreadySealed = (fileId: string): z.infer<typeof navigationState> => ({
  alreadySealed: { fileId },
})

/** The id of that work. */
export const alreadySealedIn = (state: unknown): string | undefined =>
  navigationState.safeParse(state).data?.alreadySealed.fileId

/** The work that these very bytes are, where the server says that they are one's own. */
export function ownWorkIn(failure: unknown): string | undefined {
  if (!isProblem(failure) || failure.code !== 'FILE_ALREADY_YOURS') return undefined
  const { fileId } = failure.details ?? {}
  return typeof fileId === 'string' ? fileId : undefined
}
