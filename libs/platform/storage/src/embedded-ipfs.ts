import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { CID } from 'multiformats/cid'
import { BlockFolder, blockIdOf, type BlockId } from './block-folder'
import { cidProfile } from './cid-profile'
import type { AddedContent, Collected, ContentStore } from './content-store'
import { fileBytes, parseCid } from './dag'
import type { ByteSource, ReceiveOptions } from './object-store'
import { PinFolder } from './pin-folder'
import { receive } from './receive'
import { RemovalGuard } from './removal-guard'
import { TemporaryFolder } from './temporary-folder'
import { importFile } from './unixfs-import'

const hourMs = 3_600_000

/**
 * The part of IPFS that a seal needs, without a network: the CIDs that Kubo gives, blocks and pins in a folder.
 * One process owns the folder.
 */
export class EmbeddedIpfs implements ContentStore {
  private readonly temporary: TemporaryFolder
  private readonly blocks: BlockFolder
  private readonly pins: PinFolder
  private readonly guard = new RemovalGuard()

  constructor({ root }: { root: string }) {
    this.temporary = new TemporaryFolder(resolve(root, 'temporary'))
    this.blocks = new BlockFolder(resolve(root, 'blocks'), this.temporary)
    this.pins = new PinFolder(resolve(root, 'pins'), this.temporary)
  }

  async add(source: ByteSource | string, options: ReceiveOptions = {}): Promise<AddedContent> {
    const bytes = typeof source === 'string' ? createReadStream(source) : source
    const noted = new Set<BlockId>()
    try {
      return await receive(bytes, options, (received) =>
        this.guard.whileAdding(noted, () => this.import(received, noted)),
      )
    } catch (error) {
      await this.guard.whileRemoving((isCountedOn) => this.removeUnpinned(noted, isCountedOn))
      throw error
    }
  }

  async cat(cid: string): Promise<Readable> {
    const root = parseCid(cid)
    await this.blocks.get(root)
    return Readable.from(fileBytes(root, this.blocks), { objectMode: false })
  }

  async has(cid: string): Promise<boolean> {
    return this.pins.has(pinNameOf(cid))
  }

  async unpin(cid: string): Promise<void> {
    await this.pins.remove(pinNameOf(cid))
  }

  async remove(cid: string, { olderThan }: { olderThan?: Date } = {}): Promise<void> {
    const name = pinNameOf(cid)
    await this.guard.whileRemoving(async (isCountedOn) => {
      if (olderThan === undefined) await this.pins.startLeaving(name)
      else this.pins.startLeavingNow(name, olderThan)
      for await (const leaving of this.pins.listLeaving()) {
        await this.removeUnpinned(leaving.blocks, isCountedOn)
        await this.pins.forget(leaving.cid)
      }
    })
  }

  async collect(
    keep: AsyncIterable<string>,
    { olderThan = new Date(Date.now() - hourMs) }: { olderThan?: Date } = {},
  ): Promise<Collected> {
    const kept = new Set<string>()
    for await (const cid of keep) kept.add(pinNameOf(cid))
    return this.guard.whileRemoving(async (isCountedOn) => {
      const unpinned = await this.unpinOthers(kept, olderThan, isCountedOn)
      return { ...unpinned, ...(await this.removeOrphans(olderThan, isCountedOn)) }
    })
  }

  /** Removes what killed processes left half-written more than an hour ago. Returns how many. Call it at start. */
  sweepTemporary(): Promise<number> {
    return this.temporary.sweep()
  }

  private async import(source: AsyncIterable<Uint8Array>, noted: Set<BlockId>): Promise<AddedContent> {
    const writes: Promise<void>[] = []
    const put = (block: CID, bytes: Uint8Array) => {
      noted.add(blockIdOf(block))
      const write = this.blocks.put(block, bytes)
      writes.push(write)
      return write
    }
    try {
      const { root, size } = await importFile(source, put)
      const added = { cid: root.toString(), profile: cidProfile.name }
      await this.pins.write({ ...added, blocks: [...noted] })
      return { ...added, size, blocks: noted.size }
    } finally {
      // The importer does not wait for the writes beside the one that failed; whoever cleans up must.
      await Promise.allSettled(writes)
    }
  }

  private async removeUnpinned(ids: Iterable<BlockId>, isCountedOn: (id: BlockId) => boolean): Promise<void> {
    const needed = await this.neededBlocks()
    for (const id of ids) if (!needed.has(id) && !isCountedOn(id)) this.blocks.removeNow({ id, size: 0 })
  }

  private async unpinOthers(kept: Set<string>, olderThan: Date, isCountedOn: (id: BlockId) => boolean) {
    const missing = new Set(kept)
    let unpinned = 0
    for await (const { cid, storedAt } of this.pins.list()) {
      missing.delete(cid)
      if (kept.has(cid) || storedAt >= olderThan || isCountedOn(blockIdOf(parseCid(cid)))) continue
      this.pins.removeNow(cid)
      unpinned++
    }
    return { unpinned, missing: [...missing] }
  }

  private async removeOrphans(olderThan: Date, isCountedOn: (id: BlockId) => boolean) {
    const needed = await this.neededBlocks()
    let [blocks, bytes] = [0, 0]
    for await (const block of this.blocks.list()) {
      if (needed.has(block.id) || block.storedAt >= olderThan || isCountedOn(block.id)) continue
      bytes += this.blocks.removeNow(block)
      blocks++
    }
    return { blocks, bytes }
  }

  private async neededBlocks(): Promise<Set<BlockId>> {
    const needed = new Set<BlockId>()
    for await (const pin of this.pins.list()) for (const id of pin.blocks) needed.add(id)
    return needed
  }
}

const pinNameOf = (cid: string) => parseCid(cid).toV1().toString()
