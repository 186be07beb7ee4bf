import type { KuboRPCClient } from 'ipfs-http-client'
import { createHash } from 'node:crypto'
import { CID } from 'multiformats/cid'
import type { BlockSource } from './dag'
import { ContentCorrupt, ContentMissing, StorageFull, StorageUnreachable } from './errors'
import { isUnreachable } from './unreachable'

/** Longest wait for an answer about one block or pin, and for the many bytes of an import or a collection; ms. */
const [shortWait, longWait] = [60_000, 30 * 60_000]

/** A root that a node keeps. */
export interface KuboPin {
  readonly cid: CID
  /** Empty when it has none. */
  readonly name: string
}

/**
 * The questions that are put to a Kubo node. Every one is answered from what the node itself has: it is told not to
 * look elsewhere. Each throws `StorageUnreachable` when the node does not answer and `StorageFull` when it has no room.
 */
export class KuboNode implements BlockSource {
  private client: Promise<KuboRPCClient> | undefined

  /** @param rpcUrl `http://host:port` of the node's RPC, which has no lock of its own: only services may reach it */
  constructor(private readonly rpcUrl: string) {}

  /** @throws ContentMissing, ContentCorrupt */
  async get(cid: CID): Promise<Uint8Array> {
    const bytes = await this.ask((client, options) => client.block.get(cid, options)).catch(
      (error: unknown) => {
        throw /could not find|not found/u.test((error as Error).message)
          ? new ContentMissing(cid.toString())
          : error
      },
    )
    const digest = createHash('sha256').update(bytes).digest()
    if (!digest.equals(cid.multihash.digest)) throw new ContentCorrupt(cid.toString(), 'its hash differs')
    return bytes
  }

  /** Stores all blocks of a CARv1 and pins its root, or pins nothing. No collection runs meanwhile. */
  async importCar(root: CID, car: AsyncIterable<Uint8Array>): Promise<void> {
    const answers = await this.ask(
      (client, { signal }) => all(client.dag.import([car], { pinRoots: true, signal })),
      longWait,
    )
    const found = answers.find(({ root: answer }) => answer.cid.equals(root))
    if (found?.root.pinErrorMsg === '') return
    throw named(
      new Error(`Kubo did not pin ${root.toString()}: ${found?.root.pinErrorMsg ?? 'no answer for it'}`),
    )
  }

  /** Pins, or gives a pin another name. */
  async pin(cid: CID, name: string): Promise<void> {
    await this.ask((client, options) => client.pin.add(cid, { ...options, recursive: true, name }))
  }

  /** The pin of a root; undefined when it is not pinned as one. */
  async pinOf(cid: CID): Promise<KuboPin | undefined> {
    try {
      const options = { paths: cid, type: 'recursive', names: true } as const
      const [pin] = await this.ask((client, { signal }) => all(client.pin.ls({ ...options, signal })))
      return pin && { cid, name: pin.name ?? '' }
    } catch (error) {
      if (isNotPinned(error)) return undefined
      throw error
    }
  }

  /** Unpinning what is not pinned is no error. */
  async unpin(cid: CID): Promise<void> {
    await this.ask((client, options) => client.pin.rm(cid, options)).catch((error: unknown) => {
      if (!isNotPinned(error)) throw error
    })
  }

  async pins(): Promise<KuboPin[]> {
    const found = await this.ask(
      (client, { signal }) => all(client.pin.ls({ type: 'recursive', names: true, signal })),
      longWait,
    )
    return found.map(({ cid, name = '' }) => ({ cid, name }))
  }

  /** Removes those of the blocks that no pinned root needs; the node checks, and no import runs meanwhile. */
  async removeUnpinned(cids: CID[]): Promise<void> {
    const answers = await this.ask((client, options) =>
      all(client.block.rm(cids, { ...options, force: true })),
    )
    const failed = answers.find(({ error }) => error && !error.message.startsWith('pinned'))
    if (failed?.error) throw named(failed.error)
  }

  /** The blocks that no pinned root needs, with their sizes in bytes, by multihash in base 58. */
  async orphans(): Promise<Map<string, number>> {
    const [local, pinned] = await Promise.all([
      this.ask((client, { signal }) => all(client.refs.local({ signal })), longWait),
      this.ask((client, { signal }) => all(client.pin.ls({ type: 'all', signal })), longWait),
    ])
    const needed = new Set(pinned.map(({ cid }) => hashOf(cid)))
    const sizes = new Map<string, number>()
    for (const { ref } of local) {
      const cid = CID.parse(ref)
      if (needed.has(hashOf(cid))) continue
      // Gone meanwhile: somebody else has removed it.
      const found = await this.ask((client, options) => client.block.stat(cid, options)).catch(
        () => undefined,
      )
      if (found) sizes.set(hashOf(cid), found.size)
    }
    return sizes
  }

  /** Removes every block that no pinned root needs. Returns their multihashes. */
  async collect(): Promise<string[]> {
    const removed = await this.ask((client, { signal }) => all(client.repo.gc({ signal })), longWait)
    const failed = removed.find(({ err }) => err)
    if (failed?.err) throw named(failed.err)
    return removed.flatMap(({ cid }) => (cid ? [hashOf(cid)] : []))
  }

  private async ask<Answer>(
    question: (client: KuboRPCClient, options: { signal: AbortSignal; offline: true }) => Promise<Answer>,
    patience = shortWait,
  ): Promise<Answer> {
    // This package has no export for `require`, so it can't be imported above.
    this.client ??= import('ipfs-http-client').then(({ create }) => create({ url: this.rpcUrl }))
    const signal = AbortSignal.timeout(patience)
    try {
      return await question(await this.client, { signal, offline: true })
    } catch (error) {
      throw signal.aborted ? new StorageUnreachable(error) : named(error)
    }
  }
}

const hashOf = (cid: CID): string => Buffer.from(cid.multihash.bytes).toString('base64')
const isNotPinned = (error: unknown) => /not pinned/u.test((error as Error).message)

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

function named(error: unknown): unknown {
  if (isUnreachable(error)) return new StorageUnreachable(error)
  return /no space left|quota exceeded/iu.test((error as Error).message) ? new StorageFull(error) : error
}
