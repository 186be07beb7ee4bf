import { createHash } from 'node:crypto'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { EgressFailed } from './egress-error'

/** What is offered in Accept-Encoding. */
export const acceptedEncodings = 'gzip, br'

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
}

/** More layers than this are no server's compression but somebody's attack. */
const mostLayers = 2

export interface BoundedBody {
  /** The body with its content-encoding undone. */
  readonly body: Buffer
  readonly bytes: number
  /** Lower-case hex SHA-256 of `body`. */
  readonly sha256: string
}

/**
 * Reads a body whole, undoing `contentEncoding`, and never holds more than `maxBytes` of it: the limit is counted on
 * the wire and again behind the decoders, so a compression bomb ends at its first byte too many.
 * Throws {@link EgressFailed} `too-large` or `protocol` (unknown encoding), and zlib's errors for a broken stream.
 */
export async function readBounded(
  source: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<BoundedBody> {
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      chunks.push(chunk)
      done()
    },
  })
  const stages = [byteLimit(maxBytes), ...decodersFor(contentEncoding), byteLimit(maxBytes)]
  await pipeline([source, ...stages, collect], { signal })
  const body = Buffer.concat(chunks)
  return { body, bytes: body.length, sha256: hash.digest('hex') }
}

function decodersFor(contentEncoding: string): Transform[] {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
  if (names.length > mostLayers) throw new EgressFailed('protocol', 'CONTENT_ENCODING')
  return names.reverse().map((name) => {
    const create = Object.hasOwn(decoders, name) ? decoders[name] : undefined
    if (!create) throw new EgressFailed('protocol', 'CONTENT_ENCODING')
    return create()
  })
}

/** Passes bytes through and fails with `too-large` at the first byte beyond `most`. */
export function byteLimit(most: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > most) done(new EgressFailed('too-large'))
      else done(null, chunk)
    },
  })
}
