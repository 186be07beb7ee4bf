import { ObjectCorrupt } from './errors'

/**
 * What is known about an object is kept in the last 512 bytes of its file: bytes and description become visible
 * by one rename, and can't be parted by a crash as a file and its sidecar can. At the end rather than the
 * beginning, because hash and size are known last, and viewers of pictures and PDF forgive bytes after the end.
 *
 * Layout: magic (8 bytes), JSON in ASCII, spaces up to 512.
 */
export const trailerBytes = 512
const magic = 'OSOBJ/1 '

export interface Trailer {
  readonly size: number
  readonly sha256: string
  readonly contentType: string
}

const contentTypePattern = /^[\x21-\x7e][\x20-\x7e]{0,127}$/

/** @throws RangeError when the content type is not printable ASCII of 1 to 128 characters */
export function assertContentType(contentType: string): void {
  if (!contentTypePattern.test(contentType))
    throw new RangeError(
      `content type must be 1 to 128 printable ASCII characters: ${JSON.stringify(contentType)}`,
    )
}

export function encodeTrailer({ size, sha256, contentType }: Trailer): Buffer {
  return Buffer.from((magic + JSON.stringify({ size, sha256, contentType })).padEnd(trailerBytes), 'ascii')
}

/** @throws ObjectCorrupt when these are not the last bytes of an object file of `fileBytes` bytes */
export function decodeTrailer(key: string, bytes: Buffer, fileBytes: number): Trailer {
  const text = bytes.toString('ascii')
  if (text.length !== trailerBytes || !text.startsWith(magic))
    throw new ObjectCorrupt(key, 'it has no trailer')
  const trailer = parseTrailer(key, text.slice(magic.length))
  if (trailer.size !== fileBytes - trailerBytes)
    throw new ObjectCorrupt(key, `${trailer.size} bytes expected, ${fileBytes - trailerBytes} found`)
  return trailer
}

function parseTrailer(key: string, json: string): Trailer {
  let parsed: Partial<Trailer> | null
  try {
    parsed = JSON.parse(json) as Partial<Trailer> | null
  } catch (cause) {
    throw new ObjectCorrupt(key, `its trailer does not parse (${(cause as Error).message})`)
  }
  const { size, sha256, contentType } = parsed ?? {}
  if (!Number.isSafeInteger(size) || typeof contentType !== 'string' || !/^[0-9a-f]{64}$/.test(sha256 ?? ''))
    throw new ObjectCorrupt(key, 'its trailer is incomplete')
  return { size, sha256, contentType } as Trailer
}
