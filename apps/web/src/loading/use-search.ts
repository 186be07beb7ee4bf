import { useLocation } from 'react-router-dom'
import { useIsHydrated } from './use-is-hydrated'

/** The query of the address, `?` and all; empty while a page that was written at build is taken over (`useIsHydrated`). */
export function useSearch(): string {
  const { search } = useLocation()
  return useIsHydrated() ? search : ''
}
