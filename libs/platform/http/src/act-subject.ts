import { AsyncLocalStorage } from 'node:async_hooks'

/** What a request to an administrators' endpoint has turned out to be. */
export interface Noted {
  subjectId?: string
  /** The answer is the one that an earlier request with the same key was given. */
  isReplay?: boolean
}
const notes = new AsyncLocalStorage<Noted>()

/** Says whose the thing is that an administrators' endpoint shows or changes; in any other request it has no effect. */
export function noteSubject(userId: string): void {
  const noted = notes.getStore()
  if (noted) noted.subjectId = userId
}

/** Says that a request is answered as an earlier one was. */
export function noteReplay(): void {
  const noted = notes.getStore()
  if (noted) noted.isReplay = true
}

/** Runs `work`, and notes in what it is given whose the thing is that it deals with, and whether it was done before. */
export const notingSubject = <Result>(noted: Noted, work: () => Result): Result => notes.run(noted, work)
