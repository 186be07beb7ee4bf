import { HammingIndex } from '../hamming-index/hamming-index'
import { alignPairs } from './align-pairs'
import type { FramePair, Timeline } from './align-pairs'
import { FRAME_LIMIT, QUALITY_FLOOR } from './film-fingerprint'
import type { FilmFingerprint } from './film-fingerprint'
import { matchOf } from './film-match'
import type { FilmMatch } from './film-match'

/** Keys of the index: film × this + frame. */
const FRAMES_PER_FILM = 4096
const MOST_FILMS = 2 ** 32 / FRAMES_PER_FILM

/**
 * Films by their frames, exactly: every pair of frames within `FRAME_LIMIT` bits is found (`HammingIndex`), of whatever
 * windows, also mirrored; films that share enough of them in the same order and time are matches. Not for several threads.
 */
export class FilmIndex {
  private readonly index = new HammingIndex()
  private readonly films: { id: string; timeline: Timeline }[] = []

  get size(): number {
    return this.films.length
  }

  /** @throws RangeError when the index is full, or a film has more than 4,096 frames */
  add(id: string, fingerprint: FilmFingerprint): void {
    if (fingerprint.frames.length > FRAMES_PER_FILM || this.films.length >= MOST_FILMS)
      throw new RangeError('No room for this film')
    const first = this.films.length * FRAMES_PER_FILM
    fingerprint.frames.forEach(({ hashes }, frame) => {
      for (const { hex, quality } of hashes) if (quality >= QUALITY_FLOOR) this.index.add(first + frame, hex)
    })
    this.films.push({ id, timeline: timelineOf(fingerprint) })
  }

  /** Films of which `query` shows something, most alike first. */
  find(query: FilmFingerprint): FilmMatch[] {
    const timeline = timelineOf(query)
    const matches = [false, true].flatMap((mirrored) =>
      Array.from(this.pairsByFilm(query, mirrored), ([film, pairs]) => {
        const known = this.films[film]!
        return matchOf(
          known.id,
          mirrored,
          timeline,
          known.timeline,
          alignPairs(timeline, known.timeline, pairs),
        )
      }),
    )
    return bestOfEach(matches.filter((match) => match !== null))
  }

  private pairsByFilm(query: FilmFingerprint, mirrored: boolean): Map<number, FramePair[]> {
    const found = new Map<number, Map<number, FramePair>>()
    query.frames.forEach(({ hashes }, frame) => {
      for (const hash of hashes) {
        if (hash.quality < QUALITY_FLOOR) continue
        for (const { key, distance } of this.index.within(mirrored ? hash.mirrored : hash.hex, FRAME_LIMIT)) {
          const film = Math.floor(key / FRAMES_PER_FILM)
          const candidate = key % FRAMES_PER_FILM
          const pairs = found.get(film) ?? new Map<number, FramePair>()
          found.set(film, pairs)
          const place = frame * FRAMES_PER_FILM + candidate
          if (distance < (pairs.get(place)?.distance ?? Infinity))
            pairs.set(place, { query: frame, candidate, distance })
        }
      }
    })
    return new Map(Array.from(found, ([film, pairs]) => [film, [...pairs.values()]]))
  }
}

/** Whether, where and how far `query` shows what `candidate` shows; null when it does not. */
export function compareFilms(query: FilmFingerprint, candidate: FilmFingerprint): FilmMatch | null {
  const index = new FilmIndex()
  index.add('candidate', candidate)
  return index.find(query)[0] ?? null
}

/** A symmetric film matches both ways; what it shows better stands. */
function bestOfEach(matches: FilmMatch[]): FilmMatch[] {
  const best = new Map<string, FilmMatch>()
  for (const match of matches) if (match.score > (best.get(match.id)?.score ?? -1)) best.set(match.id, match)
  return [...best.values()].sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

/** The hash that tells whether one frame of a film differs from another: that of the whole frame. */
function timelineOf({ frames, durationMs }: FilmFingerprint): Timeline {
  return {
    durationMs,
    at: frames.map((frame) => frame.at),
    looks: frames.map(({ hashes }) => hashes.find(({ window }) => window === 'frame')!.hex),
  }
}
