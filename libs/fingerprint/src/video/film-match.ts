import type { FilmSegment, Timeline } from './align-pairs'

export interface FilmMatch {
  /** Of the film that was found. */
  id: string
  method: 'film-pdq'
  version: 2
  /** Whether one is the mirror image of the other. */
  mirrored: boolean
  /** In the order of the query's time; not empty. */
  segments: FilmSegment[]
  /** Shares, 0-1, of each film's time that lies in segments. */
  coverage: { query: number; candidate: number }
  /** 0-1: the larger coverage × (1 − mean distance / 128). It orders; it is not a probability. */
  score: number
}

/** Null when there is no segment. */
export function matchOf(
  id: string,
  mirrored: boolean,
  query: Timeline,
  candidate: Timeline,
  segments: FilmSegment[],
): FilmMatch | null {
  if (segments.length === 0) return null
  const coverage = {
    query: covered(segments.map((segment) => segment.query)) / query.durationMs,
    candidate: covered(segments.map((segment) => segment.candidate)) / candidate.durationMs,
  }
  const frames = segments.reduce((sum, segment) => sum + segment.frames, 0)
  const distance = segments.reduce((sum, segment) => sum + segment.distance * segment.frames, 0) / frames
  const score = Math.min(1, Math.max(coverage.query, coverage.candidate)) * (1 - distance / 128)
  return { id, method: 'film-pdq', version: 2, mirrored, segments, coverage, score }
}

/** Length of the union. */
function covered(spans: { from: number; to: number }[]): number {
  let sum = 0
  let end = -Infinity
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}
