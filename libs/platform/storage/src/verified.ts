import { createHash } from 'node:crypto'
import { pipeline, Transform, type Readable } from 'node:stream'
import { ObjectCorrupt } from './errors'
import type { StoredObject } from './object-store'

/** Passes the bytes on and fails with `ObjectCorrupt` instead of ending when they are not those of the hash. */
export function verified(stream: Readable, { key, sha256 }: StoredObject): Readable {
  const hash = createHash('sha256')
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      const actual = hash.digest('hex')
      done(actual === sha256 ? null : new ObjectCorrupt(key, `its SHA-256 is ${actual}, not ${sha256}`))
    },
  })
  // The reader of `check` sees every error; this callback only keeps `pipeline` from throwing it again.
  return pipeline(stream, check, () => undefined)
}
