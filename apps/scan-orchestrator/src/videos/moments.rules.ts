import type { FilmFingerprint } from '@originseal/fingerprint'

/** A picture of the index and where the film is like it. */
export interface Alike {
  readonly key: number
  /** The frame that it is nearest to, the first of equals. */
  readonly frame: number
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

/** Of each picture the frames that are like it; nearest pictures first. @param hits of each question */
export function alikeMoments(
  questions: readonly Question[],
  hits: readonly (readonly { key: number; distance: number }[])[],
): Alike[] {
  const found = new Map<number, Map<number, number>>()
  hits.forEach((pictures, i) => {
    for (const { key, distance } of pictures) {
      const byFrame = found.get(key) ?? new Map<number, number>()
      found.set(key, byFrame)
      for (const frame of questions[i]!.frames)
        if (distance < (byFrame.get(frame) ?? Infinity)) byFrame.set(frame, distance)
    }
  })
  return Array.from(found, ([key, byFrame]) => {
    const inTime = [...byFrame].sort(([a], [b]) => a - b)
    const [frame, distance] = inTime.reduce((best, next) => (next[1] < best[1] ? next : best))
    return { key, frame, distance, frames: inTime.map(([at]) => at) }
  }).sort((a, b) => a.distance - b.distance || a.key - b.key)
}

/** Milliseconds of the stretch around `frame` in which frames are alike: to where the next frame begins. */
export function stretchAround(
  { frame, frames }: Pick<Alike, 'frame' | 'frames'>,
  { frames: shown, durationMs }: FilmFingerprint,
): { readonly from: number; readonly to: number } {
  const at = (place: number): number => shown[place]?.at ?? durationMs
  const middle = frames.indexOf(frame)
  let [first, last] = [middle, middle]
  while (first > 0 && at(frames[first]!) - at(frames[first - 1]! + 1) <= gapMs) first--
  while (last + 1 < frames.length && at(frames[last + 1]!) - at(frames[last]! + 1) <= gapMs) last++
  return { from: at(frames[first]!), to: at(frames[last]! + 1) }
}
