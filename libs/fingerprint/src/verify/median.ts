/** The upper median; 0 of nothing. Sorts what it is given. */
export function medianOf(values: Float64Array): number {
  return values.length === 0 ? 0 : values.sort()[values.length >> 1]!
}
