import { mostWorksInBatch } from '@originseal/contracts'
import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import type { QueuedFile } from '../../../components/file-queue/file-queue.rules'

/** What became of a file that is sealed. */
export interface SealedAs {
  readonly workId: string
  /** It had been sealed before. */
  readonly isOld: boolean
}

/** A file of a batch as this browser keeps it, so that the batch goes on after the page was loaded again. */
export interface KeptFile {
  readonly queued: QueuedFile
  /** Where it stands in the batch. */
  readonly place: number
  /** The same for each try of one sending, so that it seals once. */
  readonly key: string
  readonly sealed?: SealedAs | undefined
}

/** The same in the browser's database: bytes and words, which every browser stores. */
interface Row extends Omit<KeptFile, 'queued'> {
  readonly queued: Omit<QueuedFile, 'file'>
  readonly name: string
  readonly type: string
  readonly bytes: ArrayBuffer
}

/** The batch of one member in this browser. Each call rejects with what the browser says where it keeps nothing. */
export interface KeptFiles {
  readonly read: () => Promise<KeptFile[]>
  readonly write: (file: KeptFile) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

export function keptFilesOf(userId: string): KeptFiles {
  let opened: UseStore | undefined
  const store = () => (opened ??= createStore(`bulk-upload-${userId}`, 'files'))
  // One after the other: a file's last state is the one that stays, and one file's bytes are in memory at a time.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (write: () => Promise<void>): Promise<void> => {
    const next = last.then(write, write)
    last = next
    return next
  }
  return {
    read: async () => {
      const rows = await entries<string, Row>(store())
      return rows
        .map(([, row]) => fromRow(row))
        .toSorted((one, other) => one.place - other.place)
        .slice(0, mostWorksInBatch)
    },
    write: (file) => inTurn(async () => set(file.queued.id, await toRow(file), store())),
    remove: (id) => inTurn(() => del(id, store())),
  }
}

async function toRow({ queued: { file, ...queued }, ...kept }: KeptFile): Promise<Row> {
  // What is sealed is not sent again.
  const bytes = kept.sealed ? new ArrayBuffer(0) : await file.arrayBuffer()
  return { ...kept, queued, name: file.name, type: file.type, bytes }
}

const fromRow = ({ queued, name, type, bytes, ...kept }: Row): KeptFile => ({
  ...kept,
  queued: { ...queued, file: new File([bytes], name, { type }) },
})
