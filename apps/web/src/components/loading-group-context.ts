import { createContext } from 'react'

/** Says that a part of the group is still loading; what it returns says that it is no longer. */
export type BeginLoading = () => () => void

/** Undefined outside a group: a part there is shown whenever it is ready. */
export const LoadingGroupContext = createContext<BeginLoading | undefined>(undefined)
