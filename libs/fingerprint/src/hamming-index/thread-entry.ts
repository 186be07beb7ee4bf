import { parentPort } from 'node:worker_threads'
import { HammingIndex, type HammingHit } from './hamming-index'
import { HammingImageRefused, HammingIndexFull } from './hamming-index-error'
import type { IndexAsk, IndexFault, IndexJob, IndexJobs, IndexReply, KeyHits } from './thread-protocol'

const WORDS = 8
const port = parentPort!
let index = new HammingIndex()

const jobs: { [J in IndexJob]: (ask: IndexJobs[J]['ask']) => Promise<IndexJobs[J]['answer']> } = {
  async load({ path }) {
    const loaded = await HammingIndex.load(path)
    index = loaded.index
    mergeWhenDue()
    return { note: loaded.note }
  },
  async add({ keys, hashes }) {
    index.addMany(keys, hashes)
    mergeWhenDue()
  },
  async remove({ keys }) {
    let removed = 0
    for (const key of keys) removed += index.remove(key)
    mergeWhenDue()
    return removed
  },
  nearest: async ({ queries, limit }) => queries.map((query) => nearest(query, limit)),
  size: async () => ({ hashes: index.size, bytes: index.bytes }),
  purge: () => index.purge(),
  save: ({ path, note }) => index.dump(path, note),
}

/** Searches are exact without it, and its failure must not fail the search that came with it: it ends the thread. */
function mergeWhenDue(): void {
  if (!index.mergeDue) return
  index.merge().catch((error: unknown) =>
    setImmediate(() => {
      throw error
    }),
  )
}

function nearest(query: Uint32Array, limit: number): KeyHits {
  const best = new Map<number, number>()
  for (let at = 0; at < query.length; at += WORDS) {
    for (const { key, distance } of index.within(query.subarray(at, at + WORDS), limit)) {
      if (distance < (best.get(key) ?? Infinity)) best.set(key, distance)
    }
  }
  const hits: HammingHit[] = Array.from(best, ([key, distance]) => ({ key, distance }))
  hits.sort((a, b) => a.distance - b.distance || a.key - b.key)
  return {
    keys: Uint32Array.from(hits, ({ key }) => key),
    distances: Uint8Array.from(hits, ({ distance }) => distance),
  }
}

function faultOf(error: unknown): IndexFault {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof HammingImageRefused) return { message, refused: error.code }
  return error instanceof HammingIndexFull ? { message, full: true } : { message }
}

port.on('message', ({ id, job, ask }: IndexAsk) => {
  const reply = (message: IndexReply): void => port.postMessage(message)
  const doing = jobs[job] as (ask: unknown) => Promise<unknown>
  doing(ask).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, fault: faultOf(error) }),
  )
})
