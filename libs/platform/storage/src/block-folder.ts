import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { base32upper } from 'multiformats/bases/base32'
import type { CID } from 'multiformats/cid'
import { ContentCorrupt, ContentMissing, StorageError } from './errors'
import { isMissing } from './file-errors'
import { ignoreMissing, namesIn, type TemporaryFolder } from './temporary-folder'

/** A block's identity: its multihash in base32. The codec is the reader's business, the bytes are the same. */
export type BlockId = string

export const blockIdOf = (cid: CID): BlockId => base32upper.baseEncode(cid.multihash.bytes)

export interface StoredBlock {
  readonly id: BlockId
  readonly size: number
  readonly storedAt: Date
}

/**
 * Blocks as files, named and sharded as Kubo's flatfs does (`next-to-last/2`). Written whole and synced before
 * they have their name, and checked against their hash whenever they are read.
 */
export class BlockFolder {
  constructor(
    private readonly folder: string,
    private readonly temporary: TemporaryFolder,
  ) {}

  /** A block that is here and intact is not written again; a damaged one is replaced. */
  async put(cid: CID, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(blockIdOf(cid))
    if (await this.isIntact(cid)) return
    await this.temporary.publish(path, (file) => file.writeFile(bytes))
  }

  /** @throws ContentMissing, ContentCorrupt */
  async get(cid: CID): Promise<Uint8Array> {
    let bytes: Buffer
    try {
      bytes = await readFile(this.pathOf(blockIdOf(cid)))
    } catch (error) {
      throw isMissing(error) ? new ContentMissing(cid.toString()) : error
    }
    const digest = createHash('sha256').update(bytes).digest()
    if (!digest.equals(cid.multihash.digest)) throw new ContentCorrupt(cid.toString(), 'its hash differs')
    return bytes
  }

  /** Synchronous, so that nothing can come between the caller's last check and the removal. Returns bytes freed. */
  removeNow({ id, size }: Pick<StoredBlock, 'id' | 'size'>): number {
    try {
      unlinkSync(this.pathOf(id))
      return size
    } catch (error) {
      ignoreMissing(error)
      return 0
    }
  }

  async *list(): AsyncGenerator<StoredBlock> {
    for (const shard of await namesIn(this.folder)) {
      for (const name of await readdir(join(this.folder, shard))) {
        const id = name.replace(/\.data$/, '')
        const found = await stat(join(this.folder, shard, name)).catch(ignoreMissing)
        if (found && id !== name) yield { id, size: found.size, storedAt: found.mtime }
      }
    }
  }

  private async isIntact(cid: CID): Promise<boolean> {
    try {
      await this.get(cid)
      return true
    } catch (error) {
      if (error instanceof StorageError) return false
      throw error
    }
  }

  private pathOf(id: BlockId): string {
    return join(this.folder, id.slice(-3, -1), `${id}.data`)
  }
}
