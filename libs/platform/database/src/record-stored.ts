import { CommitOutcomeUnknown } from './commit-outcome'

export interface Stored<Answer> {
  /** Whether the row that was written, or was there before, is of these files. */
  readonly isOurs: (answer: Answer) => boolean
  readonly discard: () => Promise<void>
}

/**
 * Writes the row of files that are stored already, and discards them where that row is certainly not there: the
 * transaction was rolled back, or found another's row. Where nobody can tell, the files are left to their sweeper.
 */
export async function recordStored<Answer>(
  record: () => Promise<Answer>,
  { isOurs, discard }: Stored<Answer>,
): Promise<Answer> {
  let answer: Answer
  try {
    answer = await record()
  } catch (error) {
    if (!(error instanceof CommitOutcomeUnknown)) await discard()
    throw error
  }
  if (!isOurs(answer)) await discard()
  return answer
}
