import { Readable } from 'node:stream'
import { Inject, Injectable, Logger } from '@nestjs/common'
import { indexFormat, IndexUnreadable, likelihoodVersion, RegisterIndex } from '@originseal/mark-similarity'
import { ObjectCorrupt, ObjectMissing, type ObjectStore, type OpenedObject } from '@originseal/storage'
import { OBJECTS } from '../objects.module'
import type { IndexAndRows } from './index-marks'
import { PackedRows, rowsFormat } from './packed-rows'

const folder = `register-index/${indexFormat}-${likelihoodVersion}-${rowsFormat}`
const keyOf = (sha256: string): string => `${folder}/${sha256}`
/** Another process may still load what is older than the newest. */
const keptMs = 24 * 3_600_000

async function bytesOf({ stream, size }: OpenedObject): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  let at = 0
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Indexes of registers in the object store, one for each register and method: who starts reads it instead of making it anew. */
@Injectable()
export class StoredIndex {
  private readonly log = new Logger(StoredIndex.name)

  constructor(@Inject(OBJECTS) private readonly objects: ObjectStore) {}

  /** The index of a register; undefined where there is none whose bytes are those that were kept. */
  async read(sha256: string): Promise<IndexAndRows | undefined> {
    try {
      const { index, sections } = RegisterIndex.read(
        await bytesOf(await this.objects.get(keyOf(sha256), { verify: true })),
      )
      return { index, rows: PackedRows.read(sections) }
    } catch (error) {
      if (error instanceof ObjectMissing) return undefined
      if (!(error instanceof ObjectCorrupt || error instanceof IndexUnreadable)) throw error
      this.log.error(`the index ${keyOf(sha256)} is not what was kept: it is made anew`)
      return undefined
    }
  }

  /** Keeps an index; those of earlier registers are removed after a day. */
  async write(sha256: string, { index, rows }: IndexAndRows): Promise<void> {
    const key = keyOf(sha256)
    await this.objects.put(key, Readable.from(index.write(rows.sections)), {
      contentType: 'application/octet-stream',
    })
    const olderThan = new Date(Date.now() - keptMs)
    for await (const old of this.objects.list('register-index/', { olderThan }))
      if (old.key !== key) await this.objects.remove(old.key)
  }
}
