import type { FilmFingerprint } from '@originseal/fingerprint'

/** A picture of the index and where the film is like it. */
export interface Alike {
  readonly key: number
  /** To be looked at, one or two: the frame that most hashes say it is like, and the one with the nearest of them. */
  readonly moments: readonly number[]
  /** Hashes of the film that it was found by, and the differing bits of the nearest. */
  readonly hits: number
  readonly distance: number
  /** All that are like it, in the order of time. */
  readonly frames: readonly number[]
}

/** What an index is asked for a film: a hash, and the frames that show what it is of. */
export interface Question {
  readonly hash: string
  readonly frames: readonly number[]
}

/** Frames that are not alike in between (a flash, a cut to something else and back) end no stretch before this. */
const gapMs = 1_000

/**
 * Every hash of a film, as shown and mirrored, once. Those of its frames' own windows from `leastQuality` on, since they
 * may decide by themselves; those of parts as they are kept.
 */
export function questionsOf({ frames }: FilmFingerprint, leastQuality: number): Question[] {
  const asked = new Map<string, Set<number>>()
  frames.forEach(({ hashes, parts }, frame) => {
    for (const { hex, mirrored } of [...hashes.filter(({ quality }) => quality >= leastQuality), ...parts])
      for (const hash of [hex, mirrored]) {
        const showing = asked.get(hash) ?? new Set()
        asked.set(hash, showing.add(frame))
      }
  })
  return Array.from(asked, ([hash, showing]) => ({ hash, frames: [...showing] }))
}

/** Cuts a list into portions of at most `most`. */
export function portions<Entry>(list: readonly Entry[], most: number): Entry[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most))
}

/** Of each picture the frames that are like it; those that most hashes agree on first, then the nearest. @param hits of each question */
export function alikeMoments(
  questions: readonly Question[],
  hits: readonly (readonly { key: number; distance: number }[])[],
): Alike[] {
  const found = new Map<number, { hits: number; byFrame: Map<number, Agreement> }>()
  hits.forEach((pictures, i) => {
    for (const { key, distance } of pictures) {
      const picture = found.get(key) ?? { hits: 0, byFrame: new Map<number, Agreement>() }
      found.set(key, picture)
      picture.hits++
      for (const frame of questions[i]!.frames) {
        const before = picture.byFrame.get(frame) ?? { hits: 0, distance: Infinity }
        picture.byFrame.set(frame, { hits: before.hits + 1, distance: Math.min(before.distance, distance) })
      }
    }
  })
  return Array.from(found, ([key, picture]) => toAlike(key, picture)).sort(
    (a, b) => b.hits - a.hits || a.distance - b.distance || a.key - b.key,
  )
}

interface Agreement {
  readonly hits: number
  readonly distance: number
}

function toAlike(
  key: number,
  { hits, byFrame }: { readonly hits: number; readonly byFrame: ReadonlyMap<number, Agreement> },
): Alike {
  const inTime = [...byFrame].sort(([a], [b]) => a - b)
  const first = (isBetter: (a: Agreement, b: Agreement) => boolean) =>
    inTime.reduce((best, next) => (isBetter(next[1], best[1]) ? next : best))
  const [agreed] = first((a, b) => a.hits > b.hits || (a.hits === b.hits && a.distance < b.distance))
  const [nearest, { distance }] = first((a, b) => a.distance < b.distance)
  return { key, moments: [...new Set([agreed, nearest])], hits, distance, frames: inTime.map(([at]) => at) }
}

/** Milliseconds of the stretch around `frame` in which frames are alike: to where the next frame begins. */
export function stretchAround(
  frame: number,
  frames: readonly number[],
  { frames: shown, durationMs }: FilmFingerprint,
): { readonly from: number; readonly to: number } {
  const at = (place: number): number => shown[place]?.at ?? durationMs
  const middle = frames.indexOf(frame)
  let [first, last] = [middle, middle]
  while (first > 0 && at(frames[first]!) - at(frames[first - 1]! + 1) <= gapMs) first--
  while (last + 1 < frames.length && at(frames[last + 1]!) - at(frames[last]! + 1) <= gapMs) last++
  return { from: at(frames[first]!), to: at(frames[last]! + 1) }
}
