import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'

/** A file on its way into an archive. */
export interface ZippedFile {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * An archive that is written while it is read: no more than one chunk of one file is in memory. Files are stored as they
 * are, as PDF is compressed already, and without times: the same files give the same bytes. A file that fails ends the
 * stream with that error.
 */
export const streamZip = (files: AsyncIterable<ZippedFile>): Readable => Readable.from(archive(files))

/** The earliest that a zip can name; in the zone of the machine, which is how it is written. */
const noTime = new Date(1980, 0, 1)

async function* archive(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    failure ??= error
    if (chunk) written.push(chunk)
  })
  const drain = () => {
    if (failure) throw failure
    return written.splice(0)
  }
  for await (const { name, content } of files) {
    const entry = new ZipPassThrough(name)
    entry.mtime = noTime
    zip.add(entry)
    for await (const chunk of content) {
      entry.push(chunk)
      yield* drain()
    }
    entry.push(new Uint8Array(0), true)
    yield* drain()
  }
  zip.end()
  yield* drain()
}
