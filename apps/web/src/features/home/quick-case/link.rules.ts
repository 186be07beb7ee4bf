/** Hosts that contain one of these words are platforms that we know (HOME-03), with the names of HOME-04. */
const platforms = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['shopee', 'Shopee'],
  ['momo', 'Momo'],
  ['pchome', 'PChome'],
  ['ruten', 'Ruten'],
] as const
export type Platform = (typeof platforms)[number][1] | 'other'

/** What is said of a link while it is typed. */
export type LinkHint = 'empty' | 'scheme' | 'malformed' | 'supported' | 'other'

function parsed(text: string): URL | undefined {
  try {
    return new URL(text.trim())
  } catch {
    // `URL.canParse` is younger than browsers that are in use.
    return undefined
  }
}

/** A full http or https address, as it is written down; undefined for anything else. */
export function webLinkOf(text: string): string | undefined {
  const url = parsed(text)
  return url && /^https?:$/u.test(url.protocol) && url.hostname !== '' ? url.href : undefined
}

export function platformOf(link: string): Platform {
  const host = parsed(link)?.hostname ?? ''
  return platforms.find(([word]) => host.includes(word))?.[1] ?? 'other'
}

export function hintOf(text: string): LinkHint {
  if (text.trim() === '') return 'empty'
  const url = parsed(text)
  if (!url) return 'malformed'
  if (webLinkOf(text) === undefined) return 'scheme'
  return platformOf(text) === 'other' ? 'other' : 'supported'
}
