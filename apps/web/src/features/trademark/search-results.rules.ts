const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a search has found (TM-02). */
export interface SearchResults<Item> {
  readonly total: number
  readonly items: Item[]
}

const hasResults = (value: Readonly<Record<string, unknown>>): boolean => 'total' in value || 'items' in value

/** Total and items, from `searchResults`, a nested `data` or the top level; 0 and none where they are missing. */
export function searchResultsIn<Item>(answer: unknown): SearchResults<Item> {
  if (!isObject(answer)) return { total: 0, items: [] }
  const { searchResults, data, total, items } = answer
  if (isObject(searchResults)) return searchResultsIn(searchResults)
  if (!hasResults(answer) && isObject(data)) return searchResultsIn(data)
  return {
    total: typeof total === 'number' ? total : 0,
    items: Array.isArray(items) ? (items as Item[]) : [],
  }
}
