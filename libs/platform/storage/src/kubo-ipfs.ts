import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { code as rawCode } from 'multiformats/codecs/raw'
import type { CID } from 'multiformats/cid'
import { type CarBody, wholeCar, writeCarBody } from './car'
import { cidProfile } from './cid-profile'
import type { AddedContent, Collected, ContentStore } from './content-store'
import { fileBytes, linksOf, parseCid } from './dag'
import { ContentCorrupt, ContentMissing } from './errors'
import { KeyTurns } from './key-turns'
import { KuboNode } from './kubo-node'
import type { ByteSource, ReceiveOptions } from './object-store'
import { receive } from './receive'
import { TemporaryFolder } from './temporary-folder'

const hourMs = 3_600_000
/** Blocks that are removed by one request: their CIDs are in its address. */
const removedAtOnce = 200

export interface KuboSettings {
  /** `http://host:port` of the node's RPC. */
  readonly rpcUrl: string
  /** On this machine: a file's blocks are here, whole, before their upload begins. */
  readonly stagingFolder: string
  /** Begins the names of this system's pins; others' pins are never unpinned. */
  readonly owner?: string
}

/**
 * Content in a Kubo node that belongs to this system. Bytes get their CID here, by the same code as without a node,
 * and go to it as a CAR: no setting of the node can change a CID. A pin's name holds when it was made last, which is
 * what `olderThan` asks. Within this process `add` and `remove` of the same CID take turns; between processes the
 * caller's own rows must.
 *
 * Beside what `ContentStore` says every method throws `StorageUnreachable` when the node does not answer. An upload
 * that is cut off may leave blocks that no root needs; `collect` removes them.
 */
export class KuboIpfs implements ContentStore {
  private readonly node: KuboNode
  private readonly temporary: TemporaryFolder
  private readonly turns = new KeyTurns()
  private readonly owner: string

  constructor({ rpcUrl, stagingFolder, owner = 'originseal' }: KuboSettings) {
    this.node = new KuboNode(rpcUrl)
    this.temporary = new TemporaryFolder(stagingFolder)
    this.owner = owner
  }

  async add(source: ByteSource | string, options: ReceiveOptions = {}): Promise<AddedContent> {
    const bytes = typeof source === 'string' ? createReadStream(source) : source
    return receive(bytes, options, async (received) => {
      const { path, result } = await this.temporary.create((file) => writeCarBody(received, file))
      try {
        options.signal?.throwIfAborted()
        await this.upload(result, path)
      } finally {
        await rm(path, { force: true })
      }
      const { root, size, blocks } = result
      return { cid: root.toString(), profile: cidProfile.name, size, blocks }
    })
  }

  async cat(cid: string): Promise<Readable> {
    const root = parseCid(cid)
    await this.node.get(root)
    return Readable.from(fileBytes(root, this.node), { objectMode: false })
  }

  async has(cid: string): Promise<boolean> {
    return (await this.node.pinOf(pinned(cid))) !== undefined
  }

  async unpin(cid: string): Promise<void> {
    const root = pinned(cid)
    await this.turns.run(root.toString(), () => this.node.unpin(root))
  }

  async remove(cid: string, { olderThan }: { olderThan?: Date } = {}): Promise<void> {
    const root = pinned(cid)
    await this.turns.run(root.toString(), async () => {
      const pin = await this.node.pinOf(root)
      if (pin && olderThan && !(this.pinnedAt(pin.name) < olderThan)) return
      if (pin) await this.node.unpin(root)
      const blocks = await this.blocksUnder(root)
      for (let i = 0; i < blocks.length; i += removedAtOnce)
        await this.node.removeUnpinned(blocks.slice(i, i + removedAtOnce))
    })
  }

  async collect(
    keep: AsyncIterable<string>,
    { olderThan = new Date(Date.now() - hourMs) }: { olderThan?: Date } = {},
  ): Promise<Collected> {
    const kept = new Set<string>()
    for await (const cid of keep) kept.add(pinned(cid).toString())
    const { unpinned, missing } = await this.unpinOthers(kept, olderThan)
    const sizes = await this.node.orphans()
    const removed = await this.node.collect()
    const bytes = removed.reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), 0)
    return { unpinned, blocks: removed.length, bytes, missing }
  }

  /** Removes what killed processes left half-written more than an hour ago. Returns how many. Call it at start. */
  sweepTemporary(): Promise<number> {
    return this.temporary.sweep()
  }

  private upload(body: CarBody, path: string): Promise<void> {
    return this.turns.run(body.root.toString(), async () => {
      await this.node.importCar(body.root, wholeCar(body, path))
      await this.node.pin(body.root, this.nameNow())
    })
  }

  private async unpinOthers(kept: Set<string>, olderThan: Date) {
    const missing = new Set(kept)
    let unpinned = 0
    for (const { cid, name } of await this.node.pins()) {
      const root = cid.toString()
      missing.delete(root)
      // A process died between the import and the name: it counts as added now.
      if (name === '') await this.turns.run(root, () => this.nameUnnamed(cid))
      else if (!kept.has(root) && (await this.turns.run(root, () => this.unpinOlder(cid, olderThan))))
        unpinned++
    }
    return { unpinned, missing: [...missing] }
  }

  private async nameUnnamed(cid: CID): Promise<void> {
    if ((await this.node.pinOf(cid))?.name === '') await this.node.pin(cid, this.nameNow())
  }

  private async unpinOlder(cid: CID, olderThan: Date): Promise<boolean> {
    const pin = await this.node.pinOf(cid)
    if (!pin?.name.startsWith(`${this.owner} `) || !(this.pinnedAt(pin.name) < olderThan)) return false
    await this.node.unpin(cid)
    return true
  }

  private nameNow(): string {
    return `${this.owner} ${new Date().toISOString()}`
  }

  /** An invalid date, older than nothing, when the name does not say. */
  private pinnedAt(name: string): Date {
    return new Date(name.split(' ').at(-1) ?? '')
  }

  /** What is left of a root's blocks, children before parents: a removal that is cut short can be taken up again. */
  private async blocksUnder(root: CID): Promise<CID[]> {
    const found = new Map<string, CID>()
    const pending = [root]
    for (let cid = pending.pop(); cid; cid = pending.pop()) {
      if (found.has(cid.toString())) continue
      found.set(cid.toString(), cid)
      if (cid.code !== rawCode) pending.push(...(await this.links(cid)))
    }
    return [...found.values()].reverse()
  }

  /** None of a node that is gone or damaged: what only it led to stays until `collect`. */
  private async links(cid: CID): Promise<CID[]> {
    try {
      return await linksOf({ cid, bytes: await this.node.get(cid) })
    } catch (error) {
      if (error instanceof ContentMissing || error instanceof ContentCorrupt) return []
      throw error
    }
  }
}

/** Kubo keeps pins by the whole CID: this system's are of version 1. */
const pinned = (cid: string): CID => parseCid(cid).toV1()
