import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hashFromHex } from '../pdq/hash-hex'
import { HammingImageRefused } from './hamming-index-error'
import { decodeNote, encodeNote, START, type ImageNote } from './image-note'
import { IndexThread, IndexThreadLost, type KeyHits } from './index-thread'

/** A row with its hashes, as 64 hex digits each. Its key never changes: other hashes mean a removal and a new key. */
export interface HashRow {
  readonly key: number
  readonly hashes: readonly string[]
}

/**
 * The rows that an index follows, in a database that is the truth. Keys and positions must become visible in their
 * order: whoever has seen one will never see a smaller one appear. `Reader` is what the owner reads with.
 */
export interface HashRows<Reader> {
  /** At most `limit` rows with a greater key, in the order of keys. */
  after(reader: Reader, key: number, limit: number): Promise<readonly HashRow[]>
  /** At most `limit` removals after this position, in order. */
  removedAfter(
    reader: Reader,
    position: number,
    limit: number,
  ): Promise<readonly { readonly position: number; readonly key: number }[]>
  /** The last removal's position; 0 when there was none. */
  lastRemoval(reader: Reader): Promise<number>
}

export interface FollowedIndexOptions<Reader> {
  readonly rows: HashRows<Reader>
  /** Of the image; its folder is made. */
  readonly path: string
  /** Which hashes this one holds, where several share them; all by default. */
  readonly holds?: (hash: string) => boolean
  /** Told of an image that could not be used, and how many rows were read in its place. */
  readonly rebuilt?: (why: string, rows: number) => void
}

const ROWS_AT_ONCE = 5_000
/** An image is written again after this share of new hashes, at least so many. */
const SAVE_SHARE = 0.02
const SAVE_LEAST = 1_000

/**
 * An exact index in memory over rows in a database. It begins with its image on disk, or without a usable one from the
 * rows, and reads what rows have come and gone since before each search: what another process has committed is found.
 */
export class FollowedIndex<Reader> {
  private thread: IndexThread | undefined
  private note: ImageNote = START
  private savedAt: ImageNote = START
  private hashes = 0
  private added = 0
  private removedSinceSave = 0
  private following: Promise<void> = Promise.resolve()
  private next: Promise<void> | undefined
  private saving: Promise<void> | undefined

  constructor(private readonly options: FollowedIndexOptions<Reader>) {}

  /** Key and removal up to which the rows are here, and how many hashes that are. */
  get state(): { readonly key: number; readonly removals: number; readonly hashes: number } {
    return { key: this.note.key, removals: this.note.removals, hashes: this.hashes }
  }

  /** Takes in all rows that came or went before this call. A call while another reads waits for the one after it. */
  follow(reader: Reader): Promise<void> {
    this.next ??= this.following
      .catch(() => undefined) // whoever asked for that one was told
      .then(() => {
        this.next = undefined
        this.following = this.readOn(reader)
        return this.following
      })
    return this.next
  }

  /**
   * For each query, one or more hashes, the keys within `limit` bits (0-31) of one of them, nearest first, among all rows
   * that were there before this call. Rejects with the reader's errors, and HammingIndexFull.
   */
  async nearest(reader: Reader, queries: readonly (readonly string[])[], limit?: number): Promise<KeyHits[]> {
    const words = queries.map(wordsOf)
    try {
      await this.follow(reader)
      return await this.opened().nearest(words, limit)
    } catch (error) {
      if (!(error instanceof IndexThreadLost)) throw error
      await this.follow(reader) // begins again, with the image
      return this.opened().nearest(words, limit)
    }
  }

  /** Whether the image on disk is well behind: soon after removals, seldom for additions. */
  get saveDue(): boolean {
    return this.removedSinceSave > 0 || this.added > Math.max(SAVE_LEAST, this.hashes * SAVE_SHARE)
  }

  /** Writes the image, without anything that was removed; does nothing when nothing has changed. */
  async save(): Promise<void> {
    while (this.saving) await this.saving.catch(() => undefined)
    const { note, savedAt, thread } = this
    if (!thread?.isAlive || (note.key === savedAt.key && note.removals === savedAt.removals)) return
    this.saving = this.write(thread).finally(() => (this.saving = undefined))
    return this.saving
  }

  /** Writes the image and ends the thread. */
  async close(): Promise<void> {
    await this.next?.catch(() => undefined)
    await this.following.catch(() => undefined)
    await this.save()
    await this.thread?.close()
    this.thread = undefined
  }

  private async write(thread: IndexThread): Promise<void> {
    const { removedSinceSave, added } = this
    if (removedSinceSave > 0) await thread.purge()
    // Between the two nothing is read in: the thread keeps the order in which it is asked.
    const saved = thread.save(this.options.path, encodeNote(this.note))
    this.savedAt = this.note
    this.removedSinceSave -= removedSinceSave
    this.added -= added
    try {
      await saved
    } catch (error) {
      this.savedAt = START
      this.removedSinceSave += removedSinceSave
      this.added += added
      throw error
    }
  }

  private opened(): IndexThread {
    if (!this.thread?.isAlive) throw new IndexThreadLost('The index thread has ended')
    return this.thread
  }

  private async readOn(reader: Reader): Promise<void> {
    if (!this.thread?.isAlive) await this.open(reader)
    const thread = this.opened()
    for (;;) {
      const rows = await this.options.rows.after(reader, this.note.key, ROWS_AT_ONCE)
      await this.add(thread, rows)
      if (rows.length < ROWS_AT_ONCE) break
    }
    // After the additions: what was added and removed meanwhile is then either both here or never was.
    for (;;) {
      const gone = await this.options.rows.removedAfter(reader, this.note.removals, ROWS_AT_ONCE)
      await this.remove(thread, gone)
      if (gone.length < ROWS_AT_ONCE) break
    }
  }

  private async add(thread: IndexThread, rows: readonly HashRow[]): Promise<void> {
    const last = rows.at(-1)
    if (!last) return
    const held = rows.flatMap(({ key, hashes }) =>
      hashes.filter(this.options.holds ?? (() => true)).map((hash) => ({ key, hash })),
    )
    await thread.add(
      Uint32Array.from(held, ({ key }) => key),
      wordsOf(held.map(({ hash }) => hash)),
    )
    this.added += held.length
    this.hashes += held.length
    this.note = { ...this.note, key: last.key, hashes: [...last.hashes] }
  }

  private async remove(
    thread: IndexThread,
    gone: readonly { position: number; key: number }[],
  ): Promise<void> {
    const last = gone.at(-1)
    if (!last) return
    const removed = await thread.remove(Uint32Array.from(gone, ({ key }) => key))
    this.removedSinceSave += removed
    this.hashes -= removed
    this.note = { ...this.note, removals: last.position }
  }

  private async open(reader: Reader): Promise<void> {
    const { path, rows, rebuilt } = this.options
    await mkdir(dirname(path), { recursive: true })
    const why = await this.openImage(reader)
    if (why === undefined) return
    await this.thread?.close()
    this.thread = new IndexThread()
    // Rows that are gone by now are not read below, those that go later come after this position.
    this.note = { ...START, removals: await rows.lastRemoval(reader) }
    this.savedAt = START
    this.hashes = this.added = this.removedSinceSave = 0
    let read = 0
    for (let more = true; more;) {
      const some = await rows.after(reader, this.note.key, ROWS_AT_ONCE)
      await this.add(this.thread, some)
      read += some.length
      more = some.length === ROWS_AT_ONCE
    }
    // The old image may hold what was removed since; this one is to take its place soon.
    this.removedSinceSave = why === 'MISSING' ? 0 : 1
    rebuilt?.(why, read)
  }

  /** Begins with the image on disk. @returns why it can't be used, if so */
  private async openImage(reader: Reader): Promise<string | undefined> {
    const thread = new IndexThread()
    this.thread = thread
    try {
      const note = decodeNote(await thread.load(this.options.path))
      const fault = note ? await this.contradiction(reader, note) : 'NOTE'
      if (fault || !note) return fault
      this.note = this.savedAt = note
      this.hashes = (await thread.size()).hashes
      this.added = this.removedSinceSave = 0
      return undefined
    } catch (error) {
      if (error instanceof HammingImageRefused) return error.code
      this.thread = undefined
      await thread.close()
      throw error
    }
  }

  /** An image that is ahead of its database, or of another one: a backup was restored. */
  private async contradiction(
    reader: Reader,
    { key, hashes, removals }: ImageNote,
  ): Promise<string | undefined> {
    const { rows } = this.options
    if ((await rows.lastRemoval(reader)) < removals) return 'AHEAD'
    if (key === 0) return undefined
    const [row] = await rows.after(reader, key - 1, 1)
    if (row?.key === key) return row.hashes.join() === hashes.join() ? undefined : 'OTHER_ROWS'
    // Its last row is gone: only a removal that the image has not heard of yet, or has, explains that.
    return (await this.wasRemoved(reader, key)) ? undefined : 'AHEAD'
  }

  private async wasRemoved(reader: Reader, key: number): Promise<boolean> {
    for (let position = 0; ;) {
      const gone = await this.options.rows.removedAfter(reader, position, ROWS_AT_ONCE)
      if (gone.some((removal) => removal.key === key)) return true
      const last = gone.at(-1)
      if (!last || gone.length < ROWS_AT_ONCE) return false
      position = last.position
    }
  }
}

function wordsOf(hashes: readonly string[]): Uint32Array {
  const words = new Uint32Array(hashes.length * 8)
  hashes.forEach((hash, i) => words.set(hashFromHex(hash), i * 8))
  return words
}
