/**
 * An address as the WHATWG URL parser reads it, undefined where it is none. Never ask `URL.canParse` on Node 20: its fast
 * path, taken after some 2,000 calls, takes Latin-1 for UTF-8 and refuses `https://bücher.example/` and `/café`.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
