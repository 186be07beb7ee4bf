import type { FilmFingerprint } from '@originseal/fingerprint'

/** A picture of the index and the moment of the film that it is most like. */
export interface Alike {
  readonly key: number
  readonly frame: number
  readonly distance: number
}

/** For each frame of a film, its hashes of at least this quality, as shown and mirrored; each once. */
export function questionsOf({ frames }: FilmFingerprint, leastQuality: number): string[][] {
  return frames.map(({ hashes }) => [
    ...new Set(
      hashes.filter(({ quality }) => quality >= leastQuality).flatMap(({ hex, mirrored }) => [hex, mirrored]),
    ),
  ])
}

/** Cuts questions into portions of at most `most` hashes, their order kept. */
export function portions(questions: readonly (readonly string[])[], most: number): (readonly string[])[][] {
  const out: (readonly string[])[][] = []
  let room = 0
  for (const question of questions) {
    if (out.length === 0 || question.length > room) {
      out.push([])
      room = most
    }
    out.at(-1)!.push(question)
    room -= question.length
  }
  return out
}

/** Of each picture the frame that it is nearest to, the first of equals; nearest pictures first. */
export function alikeMoments(hits: readonly (readonly { key: number; distance: number }[])[]): Alike[] {
  const best = new Map<number, Alike>()
  hits.forEach((found, frame) => {
    for (const { key, distance } of found)
      if (distance < (best.get(key)?.distance ?? Infinity)) best.set(key, { key, frame, distance })
  })
  return [...best.values()].sort((a, b) => a.distance - b.distance || a.key - b.key)
}
