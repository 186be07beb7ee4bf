import type { Readable } from 'node:stream'
import type { CidProfileName } from './cid-profile'
import type { ByteSource, ReceiveOptions } from './object-store'

export interface AddedContent {
  /** CIDv1 in base32. */
  readonly cid: string
  readonly profile: CidProfileName
  /** Bytes of the file. */
  readonly size: number
  /** Distinct blocks of the file, the root among them. */
  readonly blocks: number
}

export interface Collected {
  /** Roots that were no longer to be kept. */
  readonly unpinned: number
  readonly blocks: number
  /** Bytes of the removed blocks. */
  readonly bytes: number
  /** CIDs to be kept that are not pinned here. */
  readonly missing: readonly string[]
}

/**
 * Files under the hash of their content (UnixFS over IPLD blocks, as in IPFS).
 *
 * What was added is pinned: a root is either pinned or not, however often it was added, so the caller must know
 * whether another work still needs a CID before it lets go of it. Every method that takes a CID throws
 * `CidInvalid` for anything else.
 */
export interface ContentStore {
  /**
   * Stores and pins a file: a path, bytes, or a stream. Pinned only when whole; adding again mends damaged blocks.
   * @throws ObjectTooLarge, StorageFull, or the source's own error; blocks of its own are gone then
   */
  add(source: ByteSource | string, options?: ReceiveOptions): Promise<AddedContent>
  /**
   * The file's bytes. Each block is checked against its hash before a byte of it is handed out.
   * @throws ContentMissing, ContentCorrupt for the root; the stream fails with them for later blocks
   */
  cat(cid: string): Promise<Readable>
  /** Whether this root is pinned here. */
  has(cid: string): Promise<boolean>
  /** Lets go of a root; its blocks stay until `collect`. Unpinning what is not pinned is no error. */
  unpin(cid: string): Promise<void>
  /**
   * Unpins a root and removes at once every block that no other pinned root needs. Idempotent. With `olderThan` a root
   * that was added again since then stays: it is somebody else's now.
   */
  remove(cid: string, options?: { readonly olderThan?: Date }): Promise<void>
  /**
   * Unpins every root that is not in `keep`, and removes all blocks that no pinned root needs. Only what was
   * added before `olderThan` (an hour ago by default): what is being added has no row in any database yet.
   */
  collect(keep: AsyncIterable<string>, options?: { readonly olderThan?: Date }): Promise<Collected>
}
