/** Where a page may name its encoding (HTML standard, "prescan a byte stream"). */
const prescanned = 1_024

/** The text of a page: its encoding from a byte order mark, the header or the page itself, else UTF-8. */
export function decodeHtml(body: Buffer, contentType: string | null): string {
  const head = body.subarray(0, prescanned).toString('latin1')
  const named = /charset\s*=\s*["']?([\w:-]+)/i
  const label = markOf(body) ?? named.exec(contentType ?? '')?.[1] ?? named.exec(metaTags(head))?.[1]
  return decoder(label).decode(body)
}

function metaTags(head: string): string {
  return (head.match(/<meta[^<>]*>/gi) ?? []).join('')
}

function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? 'utf-8' : undefined
}

function decoder(label = 'utf-8'): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label)
  } catch {
    // A label that no standard knows; most such pages are UTF-8 after all.
    return new TextDecoder('utf-8')
  }
}
