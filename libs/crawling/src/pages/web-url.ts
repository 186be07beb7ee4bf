import { parseUrl } from '@originseal/contracts'

/** `reference` as it stands on a page at `base`, if it leads to the web: absolute, without fragment. */
export function webUrl(reference: string | undefined, base: string): string | undefined {
  const text = reference?.trim()
  const url = text ? parseUrl(text, base) : undefined
  if (!url) return undefined
  url.hash = ''
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}
