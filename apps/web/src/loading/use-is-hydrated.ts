import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether what only this browser knows (its storage, the query, the state of the history entry) may be drawn: not while
 * a page that was written at build is taken over, which has to be drawn as it was written.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
