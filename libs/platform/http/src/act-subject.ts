import { AsyncLocalStorage } from 'node:async_hooks'

interface Noted {
  subjectId?: string
}
const notes = new AsyncLocalStorage<Noted>()

/** Says whose the thing is that an administrators' endpoint shows or changes; in any other request it has no effect. */
export function noteSubject(userId: string): void {
  const noted = notes.getStore()
  if (noted) noted.subjectId = userId
}

/** Runs `work`, and notes in what it is given whose the thing is that it deals with. */
export const notingSubject = <Result>(noted: Noted, work: () => Result): Result => notes.run(noted, work)
