import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { programAt } from '../program'
import { HammingImageRefused, HammingIndexFull } from './hamming-index-error'
import { MAX_LIMIT } from './table-plan'
import type { IndexFault, IndexJob, IndexJobs, IndexReply, KeyHits } from './thread-protocol'

export type { KeyHits } from './thread-protocol'

/** The thread of an index ended by itself: what it held is gone, its image on disk is not. */
export class IndexThreadLost extends Error {
  override readonly name = 'IndexThreadLost'
  readonly code = 'INDEX_THREAD_LOST'
}

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
  path: string
}

/**
 * A `HammingIndex` in a thread of its own: building and merging its tables, seconds at ten million hashes, stops no
 * request of the service. Merges begin by themselves. Jobs are done in the order in which they are asked, between the
 * steps of a merge. Every method rejects with {@link IndexThreadLost} when the thread has ended.
 */
export class IndexThread {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private lastId = 0
  private ended: Error | undefined

  constructor() {
    const { file, args } = programAt(join(__dirname, 'thread-entry'))
    this.worker = new Worker(file, { argv: args, execArgv: [] })
    this.worker.on('message', (reply: IndexReply) => this.settle(reply))
    this.worker.on('error', (error) => this.end(error))
    this.worker.on('exit', () => this.end(undefined))
    this.worker.unref()
  }

  get isAlive(): boolean {
    return this.ended === undefined
  }

  /** Takes an image's hashes in place of its own. @returns its note @throws HammingImageRefused */
  async load(path: string): Promise<string> {
    return (await this.ask('load', { path }, path)).note
  }

  /** Adds keys[i] with the hash in hashes[8i .. 8i + 8). @throws HammingIndexFull */
  add(keys: Uint32Array, hashes: Uint32Array): Promise<void> {
    return this.ask('add', { keys, hashes })
  }

  /** Removes all hashes of the keys. @returns how many there were */
  remove(keys: Uint32Array): Promise<number> {
    return this.ask('remove', { keys })
  }

  /**
   * For each query, one or more hashes of eight words, the keys that have a hash within `limit` bits (0-31) of one of
   * them, with the least distance.
   */
  nearest(queries: Uint32Array[], limit = MAX_LIMIT): Promise<KeyHits[]> {
    return this.ask('nearest', { queries, limit })
  }

  /** Hashes that can be found, and the bytes that they take. */
  size(): Promise<{ hashes: number; bytes: number }> {
    return this.ask('size', null)
  }

  /** Leaves nothing of removed hashes in memory and in later images. */
  purge(): Promise<void> {
    return this.ask('purge', null)
  }

  /** Writes an image, whole or not at all; searches go on meanwhile. Rejects with the file system's errors' words. */
  save(path: string, note: string): Promise<void> {
    return this.ask('save', { path, note })
  }

  async close(): Promise<void> {
    await this.worker.terminate()
  }

  private ask<J extends IndexJob>(
    job: J,
    ask: IndexJobs[J]['ask'],
    path = '',
  ): Promise<IndexJobs[J]['answer']> {
    if (this.ended) return Promise.reject(this.ended)
    const id = ++this.lastId
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, path })
      this.worker.ref() // an idle thread must not keep the service from ending
      this.worker.postMessage({ id, job, ask }, [])
    }) as Promise<IndexJobs[J]['answer']>
  }

  private settle(reply: IndexReply): void {
    const job = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if (this.waiting.size === 0) this.worker.unref()
    if ('fault' in reply) job?.reject(errorOf(reply.fault, job.path))
    else job?.resolve(reply.answer)
  }

  private end(cause: Error | undefined): void {
    this.ended ??= new IndexThreadLost(`The index thread ended${cause ? `: ${cause.message}` : ''}`, {
      cause,
    })
    for (const job of this.waiting.values()) job.reject(this.ended)
    this.waiting.clear()
  }
}

function errorOf({ message, refused, full }: IndexFault, path: string): Error {
  if (refused) return new HammingImageRefused(refused, path)
  return full ? new HammingIndexFull(message) : new Error(message)
}
