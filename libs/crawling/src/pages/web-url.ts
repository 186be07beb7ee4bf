/** `reference` as it stands on a page at `base`, if it leads to the web: absolute, without fragment. */
export function webUrl(reference: string | undefined, base: string): string | undefined {
  const text = reference?.trim()
  if (!text || !URL.canParse(text, base)) return undefined
  const url = new URL(text, base)
  url.hash = ''
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}
