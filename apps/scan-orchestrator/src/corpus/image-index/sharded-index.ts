import { type Collection, type ImageIndex, type IndexHit, IndexUnanswered } from './image-index'
import { refuseInTransaction } from '@originseal/runtime'
import { lookUpResponse, mostHashes, type LookUpResponse } from './index-messages'
import { shardName } from './shard.rules'

const timeoutMs = 20_000

/** The index that other processes hold, each a range of the hashes. Each question goes to all of them. */
export class ShardedIndex implements ImageIndex {
  /** @param urls of the shards, the first range first */
  constructor(private readonly urls: readonly string[]) {}

  async lookUp(
    collection: Collection,
    queries: readonly (readonly string[])[],
    limit: number,
  ): Promise<IndexHit[][]> {
    const found: IndexHit[][] = []
    for (const some of portions(queries)) {
      const answers = await Promise.all(
        this.urls.map((_, number) => this.ask(number, collection, some, limit)),
      )
      found.push(...some.map((_, query) => merged(answers.map((answer) => answer.found[query] ?? []))))
    }
    return found
  }

  /** @throws IndexUnanswered also when it is another shard, or another number of shards, that answers */
  private async ask(
    number: number,
    collection: Collection,
    queries: readonly (readonly string[])[],
    limit: number,
  ): Promise<LookUpResponse> {
    refuseInTransaction('asking another process')
    const url = this.urls[number] as string
    try {
      const response = await fetch(new URL(`/internal/image-index/${collection}`, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ queries, limit }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status !== 200) throw new Error(`status ${response.status}`)
      const answer = lookUpResponse.parse(await response.json())
      const expected = shardName({ number, of: this.urls.length })
      if (answer.shard !== expected) throw new Error(`it is shard ${answer.shard}, not ${expected}`)
      if (answer.found.length !== queries.length) throw new Error('it answered another question')
      return answer
    } catch (error) {
      throw new IndexUnanswered(url, reasonOf(error), { cause: error })
    }
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? message
}

/** As many queries at once as a request may have hashes. */
function* portions(queries: readonly (readonly string[])[]): Generator<(readonly string[])[]> {
  let portion: (readonly string[])[] = []
  let hashes = 0
  for (const query of queries) {
    if (portion.length > 0 && hashes + query.length > mostHashes) {
      yield portion
      portion = []
      hashes = 0
    }
    portion.push(query)
    hashes += query.length
  }
  if (portion.length > 0) yield portion
}

/** A row with hashes in several shards counts once, by its nearest. */
function merged(parts: readonly LookUpResponse['found'][number][]): IndexHit[] {
  const best = new Map<number, number>()
  for (const [key, distance] of parts.flat())
    if (distance < (best.get(key) ?? Infinity)) best.set(key, distance)
  return Array.from(best, ([key, distance]) => ({ key, distance })).sort(
    (a, b) => a.distance - b.distance || a.key - b.key,
  )
}
