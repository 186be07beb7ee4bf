import { hammingDistance } from '../pdq/hash-hex'

/** Two frames that look the same: places in the lists of frames, and differing bits. */
export interface FramePair {
  query: number
  candidate: number
  distance: number
}

export interface Timeline {
  durationMs: number
  /** When each frame is shown, in milliseconds, rising. */
  at: number[]
  /** PDQ of each frame. */
  looks: string[]
}

/** A stretch of the query that shows a stretch of the candidate, at the same speed. Milliseconds. */
export interface FilmSegment {
  query: { from: number; to: number }
  candidate: { from: number; to: number }
  /** Pairs of frames that it rests on. */
  frames: number
  /** Mean differing bits of them. */
  distance: number
}

/** Each film is sampled at times of its own, so one lag is seen as several; at 5 frames a second, up to 400 ms apart. */
const LAG_WINDOW_MS = 500
/** Frames that were not found again (a cut, a flash, a black frame) don't end a stretch before this. */
const GAP_MS = 1_500
const SHORTEST_MS = 1_000
/** A still picture held for ten seconds is one piece of evidence, not forty. */
const FEWEST_LOOKS = 3
/** Frames nearer than this show the same thing. */
const SAME_LOOK = 10
const MOST_ROUNDS = 16

/**
 * Stretches in which pairs of frames keep one lag: the lag that most frames agree on first, then what is left, so that a
 * film that was cut up and put together again is found in parts.
 */
export function alignPairs(query: Timeline, candidate: Timeline, pairs: readonly FramePair[]): FilmSegment[] {
  const segments: FilmSegment[] = []
  let left = [...pairs]
  for (let round = 0; round < MOST_ROUNDS && left.length >= FEWEST_LOOKS; round++) {
    const agreed = mostAgreed(query, candidate, left)
    for (const run of runsOf(query, candidate, agreed)) {
      if (looks(query, run, 'query') < FEWEST_LOOKS || looks(candidate, run, 'candidate') < FEWEST_LOOKS)
        continue
      const segment = segmentOf(query, candidate, run)
      if (segment.query.to - segment.query.from >= SHORTEST_MS) segments.push(segment)
    }
    const used = new Set(agreed.map((pair) => pair.query))
    left = left.filter((pair) => !used.has(pair.query))
  }
  return segments.sort((a, b) => a.query.from - b.query.from)
}

/** The pairs of the lag that most frames of the query share, the nearest one of each frame. */
function mostAgreed(query: Timeline, candidate: Timeline, pairs: readonly FramePair[]): FramePair[] {
  const lag = (pair: FramePair): number => candidate.at[pair.candidate]! - query.at[pair.query]!
  const byLag = [...pairs].sort((a, b) => lag(a) - lag(b))
  const inside = new Map<number, number>()
  let best = { count: 0, from: 0, to: 0 }
  let from = 0
  byLag.forEach((pair, to) => {
    inside.set(pair.query, (inside.get(pair.query) ?? 0) + 1)
    for (; lag(pair) - lag(byLag[from]!) > LAG_WINDOW_MS; from++) {
      const gone = byLag[from]!.query
      const rest = inside.get(gone)! - 1
      if (rest > 0) inside.set(gone, rest)
      else inside.delete(gone)
    }
    if (inside.size > best.count) best = { count: inside.size, from, to: to + 1 }
  })
  const nearest = new Map<number, FramePair>()
  for (const pair of byLag.slice(best.from, best.to))
    if (pair.distance < (nearest.get(pair.query)?.distance ?? Infinity)) nearest.set(pair.query, pair)
  return [...nearest.values()].sort((a, b) => a.query - b.query)
}

function runsOf(query: Timeline, candidate: Timeline, pairs: readonly FramePair[]): FramePair[][] {
  const runs: FramePair[][] = []
  for (const pair of pairs) {
    const last = runs.at(-1)?.at(-1)
    const near =
      last &&
      query.at[pair.query]! - query.at[last.query]! <= GAP_MS &&
      Math.abs(candidate.at[pair.candidate]! - candidate.at[last.candidate]!) <= GAP_MS
    if (near) runs.at(-1)!.push(pair)
    else runs.push([pair])
  }
  return runs
}

/** How many different things the frames of one side show, each compared with the last one that counted. */
function looks({ looks: hashes }: Timeline, run: readonly FramePair[], side: 'query' | 'candidate'): number {
  let count = 0
  let last: string | null = null
  for (const place of run.map((pair) => pair[side]).sort((a, b) => a - b)) {
    if (last !== null && hammingDistance(last, hashes[place]!) <= SAME_LOOK) continue
    last = hashes[place]!
    count++
  }
  return count
}

function segmentOf(query: Timeline, candidate: Timeline, run: readonly FramePair[]): FilmSegment {
  const distance = run.reduce((sum, pair) => sum + pair.distance, 0) / run.length
  return {
    query: span(
      query,
      run.map((pair) => pair.query),
    ),
    candidate: span(
      candidate,
      run.map((pair) => pair.candidate),
    ),
    frames: run.length,
    distance,
  }
}

/** From the first frame's beginning to the last one's end, which is where the next one begins. */
function span({ at, durationMs }: Timeline, places: readonly number[]): { from: number; to: number } {
  const last = Math.max(...places)
  return { from: at[Math.min(...places)]!, to: at[last + 1] ?? durationMs }
}
