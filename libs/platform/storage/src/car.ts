import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { varint } from 'multiformats'
import type { CID } from 'multiformats/cid'
import { importFile } from './unixfs-import'

/** A file's blocks in a file of this machine: a CARv1 without its header, which needs the root. */
export interface CarBody {
  readonly root: CID
  /** Bytes of the file. */
  readonly size: number
  /** Distinct blocks. */
  readonly blocks: number
}

/** Writes the blocks of `source` as sections of a CARv1, each once: its length as a varint, its CID, its bytes. */
export async function writeCarBody(source: AsyncIterable<Uint8Array>, file: FileHandle): Promise<CarBody> {
  const written = new Set<string>()
  let writing: Promise<unknown> = Promise.resolve()
  const put = (cid: CID, bytes: Uint8Array) => {
    const name = cid.toString()
    if (written.has(name)) return Promise.resolve()
    written.add(name)
    const length = cid.bytes.length + bytes.length
    const prefix = varint.encodeTo(length, new Uint8Array(varint.encodingLength(length)))
    // One section after the other: the importer puts several blocks at once.
    writing = writing.then(() => file.writeFile(Buffer.concat([prefix, cid.bytes, bytes])))
    return writing.then(() => undefined)
  }
  const { root, size } = await importFile(source, put)
  await writing
  return { root, size, blocks: written.size }
}

/** The whole CARv1 of a body that was written to `path`. */
export async function* wholeCar({ root }: CarBody, path: string): AsyncGenerator<Uint8Array> {
  const { writer, out } = await carWriter(root)
  const closing = writer.close()
  yield await buffer(Readable.from(out))
  await closing
  yield* createReadStream(path) as AsyncIterable<Uint8Array>
}

async function carWriter(root: CID) {
  // This package has no export for `require`, so it can't be imported above.
  const { CarWriter } = await import('@ipld/car')
  return CarWriter.create([root])
}
