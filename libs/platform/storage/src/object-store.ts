import type { Readable } from 'node:stream'

export type ByteSource = Readable | Uint8Array

export interface ReceiveOptions {
  /** Refuse more than this many bytes; unlimited when absent. */
  readonly maxBytes?: number
  /** Stops at once, also while the source is silent; the call rejects and nothing is kept. */
  readonly signal?: AbortSignal
}

export interface PutOptions extends ReceiveOptions {
  /** Media type, printable ASCII, at most 128 characters. */
  readonly contentType: string
}

export interface StoredObject {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** Lower-case hexadecimal, 64 characters. */
  readonly sha256: string
  readonly contentType: string
}

/** What a listing tells without opening each object. */
export interface ListedObject {
  readonly key: string
  readonly size: number
  readonly storedAt: Date
}

export interface OpenedObject extends StoredObject {
  /** Read it to its end or destroy it: an open file hangs on it. */
  readonly stream: Readable
}

/** Bytes on this machine's disk, for code that needs a path. Gone after `discard` or an hour after a crash. */
export interface StagedFile {
  readonly path: string
  readonly size: number
  readonly sha256: string
  discard(): Promise<void>
}

/**
 * Named bytes. A key is 1–512 characters: segments of [A-Za-z0-9._-] (each ≤ 200, not '.' or '..') joined by '/'.
 *
 * Every method throws `ObjectKeyInvalid` for another key and `StorageFull` when there is no room. A `put`
 * is seen whole or not at all; the last of two wins. A source that fails, is aborted or goes over its limit is
 * destroyed and leaves nothing behind.
 */
export interface ObjectStore {
  /** @throws ObjectTooLarge as soon as the source passes `maxBytes` */
  put(key: string, source: ByteSource, options: PutOptions): Promise<StoredObject>
  /**
   * With `verify` the stream fails with `ObjectCorrupt` instead of ending when the bytes are not those of `sha256`.
   * @throws ObjectMissing
   */
  get(key: string, options?: { readonly verify?: boolean }): Promise<OpenedObject>
  /** @throws ObjectMissing */
  head(key: string): Promise<StoredObject>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Objects whose key starts with `prefix`, in ascending order of key; `olderThan` compares with `storedAt`. */
  list(prefix: string, options?: { readonly olderThan?: Date }): AsyncIterable<ListedObject>
  /** @throws ObjectTooLarge as soon as the source passes `maxBytes` */
  stage(source: ByteSource, options?: ReceiveOptions): Promise<StagedFile>
  /** Removes what killed processes left half-written more than an hour ago. Returns how many. Call it at start. */
  sweepTemporary(): Promise<number>
}
