import { buffer } from 'node:stream/consumers'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { streamZip, type ZippedFile } from './stream-zip'

/** The archive is not one that `streamZip` has written. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
}

/** Files that one archive may have. */
const mostFiles = 20_000
/** Letters, digits and `._-`, in folders below: nothing that leads anywhere else or looks like another name. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/
const longestName = 200

/**
 * Reads an archive that `streamZip` has written, and no other: it is written anew from what was read and has to be the same
 * to the byte. Memory: three times the archive, as nothing in it is compressed.
 * @throws ZipRefused
 */
export async function readZip(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = unzip(bytes)
  const again = await buffer(streamZip(inTheirOrder(files)))
  if (!again.equals(bytes)) throw new ZipRefused('the archive holds more, less or other than its files')
  return files
}

function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  let count = 0
  const filter = ({ name, compression, size, originalSize }: UnzipFileInfo): boolean => {
    count += 1
    if (count > mostFiles) throw new ZipRefused(`more than ${mostFiles} files`)
    if (name.length > longestName || !plainName.test(name))
      throw new ZipRefused('a name that is none of ours')
    if (compression !== 0 || size !== originalSize) throw new ZipRefused('a file that is compressed')
    if (size > bytes.length) throw new ZipRefused('a file that is larger than the archive')
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })))
  } catch (cause) {
    if (cause instanceof ZipRefused) throw cause
    throw new ZipRefused('this is no zip archive, or a broken one', { cause })
  }
}

async function* inTheirOrder(files: ReadonlyMap<string, Uint8Array>): AsyncGenerator<ZippedFile> {
  for (const [name, bytes] of files) yield { name, content: once(bytes) }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
