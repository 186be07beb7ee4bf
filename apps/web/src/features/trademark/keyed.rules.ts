/** Values with keys for a list: a text, and how often it was there before. Characters of a name may be repeated. */
export function keyed<Value>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): { readonly key: string; readonly value: Value }[] {
  const seen = new Map<string, number>()
  return values.map((value) => {
    const text = textOf(value)
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return { key: `${text} ${before}`, value }
  })
}
