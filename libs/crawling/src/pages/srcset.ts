/**
 * The URLs of a srcset attribute, the largest candidate first (by width, else by pixel density; equal ones in order).
 * A URL may contain commas; one at its end closes the candidate. In linear time, for the attribute is a stranger's.
 * Source: HTML standard, "parse a srcset attribute".
 */
export function srcsetUrls(srcset: string): string[] {
  const candidates: { url: string; weight: number }[] = []
  const next = /[\s,]*(\S+)/y
  const descriptor = /[^,]*/y
  for (let token = next.exec(srcset); token; token = next.exec(srcset)) {
    const url = withoutCommas(token[1]!)
    const isClosed = url.length < token[1]!.length
    descriptor.lastIndex = next.lastIndex
    const size = isClosed ? '' : (descriptor.exec(srcset)?.[0] ?? '')
    if (url !== '') candidates.push({ url, weight: weightOf(size) })
    next.lastIndex += size.length
  }
  return candidates.sort((one, other) => other.weight - one.weight).map(({ url }) => url)
}

function withoutCommas(token: string): string {
  let end = token.length
  while (end > 0 && token[end - 1] === ',') end -= 1
  return token.slice(0, end)
}

/** Widths count before densities, which never reach a hundred. */
function weightOf(descriptor: string): number {
  const [, size = '1', unit = 'x'] = /^\s*([\d.]+)([wx])/.exec(descriptor) ?? []
  return Number(size) * (unit === 'w' ? 100 : 1)
}
