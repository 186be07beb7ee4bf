import type { HammingImageFault } from './hamming-index-error'

/** The nearest hash of each key that was hit; both arrays have the same length, ascending by distance, then key. */
export interface KeyHits {
  keys: Uint32Array
  /** differing bits, 0-31 */
  distances: Uint8Array
}

/** What the thread does, by name: what it is asked and what it answers. */
export interface IndexJobs {
  load: { ask: { path: string }; answer: { note: string } }
  add: { ask: { keys: Uint32Array; hashes: Uint32Array }; answer: void }
  remove: { ask: { keys: Uint32Array }; answer: number }
  /** Each query is one or more hashes of eight words, one after the other; a key counts once a query. */
  nearest: { ask: { queries: Uint32Array[]; limit: number }; answer: KeyHits[] }
  size: { ask: null; answer: { hashes: number; bytes: number } }
  purge: { ask: null; answer: void }
  save: { ask: { path: string; note: string }; answer: void }
}
export type IndexJob = keyof IndexJobs

export interface IndexAsk {
  id: number
  job: IndexJob
  ask: IndexJobs[IndexJob]['ask']
}

/** `refused`: of an image that can't be used; `full`: no room for more. */
export interface IndexFault {
  message: string
  refused?: HammingImageFault
  full?: true
}

export type IndexReply = { id: number; answer: unknown } | { id: number; fault: IndexFault }
