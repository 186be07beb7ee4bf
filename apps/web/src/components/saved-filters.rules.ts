/** A filter with a name. Its values are those of the address; what a list no longer knows restricts nothing. */
export interface SavedFilter {
  readonly name: string
  readonly filter: Readonly<Record<string, string>>
}

/** What of an address is the filter of a list. */
export const takenFrom = (params: URLSearchParams, names: readonly string[]): SavedFilter['filter'] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )

/** The address with this filter in the place of another; what else it says stays. */
export function replaced(
  params: URLSearchParams,
  names: readonly string[],
  filter: SavedFilter['filter'],
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of names) {
    const value = filter[name]
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
