import { useSearchParams } from 'react-router-dom'
import { changed } from './address-filter.rules'
import { replaced, type SavedFilter } from './saved-filters.rules'

/** The filters of a list, kept in the address so that it can be passed on. */
export function useAddressFilter() {
  const [params, setParams] = useSearchParams()
  return {
    params,
    valueOf: (name: string): string => params.get(name) ?? '',
    set: (name: string) => (value: string) =>
      setParams((before) => changed(before, name, value), { replace: true }),
    /** All values of these names at once. */
    replace: (names: readonly string[], filter: SavedFilter['filter']) =>
      setParams((before) => replaced(before, names, filter), { replace: true, preventScrollReset: true }),
  }
}
