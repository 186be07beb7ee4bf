import type { SessionState, WithSession } from './session.slice'
import type { SessionDispatch } from './use-session'

/** The store, as far as the session's keepers use it. */
export interface SessionStore {
  readonly dispatch: SessionDispatch
  readonly getState: () => WithSession
  readonly subscribe: (listen: () => void) => () => void
}

/**
 * Does something now and whenever a part of the session has changed.
 * @returns stops it
 */
export function whenever<Part>(
  store: SessionStore,
  select: (session: SessionState) => Part,
  act: (part: Part, before: Part | undefined) => void,
): () => void {
  let known: Part | undefined
  const look = () => {
    const part = select(store.getState().session)
    const before = known
    if (part === before) return
    known = part
    act(part, before)
  }
  look()
  return store.subscribe(look)
}
