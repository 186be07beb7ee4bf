import * as fc from 'fast-check'
import { randomOf } from '../fixtures/random'
import { compareFilms, FilmIndex } from './compare-films'
import type { FilmFingerprint, FilmFrame } from './film-fingerprint'

const STEP_MS = 125

/** A look by seed; `turned` bits of it differ by `noise`. */
function look(seed: number, turned = 0, noise = 1): string {
  const random = randomOf(seed)
  const bits: number[] = Array.from({ length: 256 }, () => (random() < 0.5 ? 1 : 0))
  const other = randomOf(seed * 31 + noise)
  const places = new Set<number>()
  while (places.size < turned) places.add(Math.floor(other() * 256))
  for (const place of places) bits[place] = 1 - bits[place]!
  return bits.join('').replaceAll(/[01]{4}/g, (four) => Number.parseInt(four, 2).toString(16))
}

const frame = (at: number, hex: string, quality = 100): FilmFrame => ({
  at,
  hashes: [{ window: 'frame', hex, mirrored: look(Number.parseInt(hex.slice(0, 7), 16)), quality }],
  parts: [],
})

const filmOf = (looks: readonly string[], quality = 100): FilmFingerprint => ({
  method: 'film-pdq',
  version: 2,
  durationMs: looks.length * STEP_MS,
  frames: looks.map((hex, i) => frame(i * STEP_MS, hex, quality)),
})

const looksOf = (seed: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => look(seed * 1000 + i))

const seeds = fc.integer({ min: 1, max: 1_000_000 })

test('any part of ≥ 1 s of a film, coded anew, is found where it is, to an eighth of a second', () => {
  const parts = fc.record({ seed: seeds, from: fc.nat(60), count: fc.integer({ min: 8, max: 40 }) })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 31 }), ({ seed, from, count }, turned) => {
      const original = looksOf(seed, 100)
      const part = original.slice(from, from + count).map((_, i) => look(seed * 1000 + from + i, turned))
      const match = compareFilms(filmOf(part), filmOf(original))
      expect(match?.segments).toEqual([
        {
          query: { from: 0, to: count * STEP_MS },
          candidate: { from: from * STEP_MS, to: (from + count) * STEP_MS },
          frames: count,
          distance: turned,
        },
      ])
      expect(match?.coverage).toEqual({ query: 1, candidate: count / 100 })
      expect(match?.score).toBeCloseTo(1 - turned / 128)
    }),
    { numRuns: 40 },
  )
})

test('a film that was cut up and put together in another order is found in parts', () => {
  const original = looksOf(7, 80)
  const match = compareFilms(filmOf([...original.slice(40, 80), ...original.slice(0, 40)]), filmOf(original))
  expect(
    match?.segments.map(({ query, candidate }) => [query.from, query.to, candidate.from, candidate.to]),
  ).toEqual([
    [0, 5000, 5000, 10_000],
    [5000, 10_000, 0, 5000],
  ])
  expect(match?.coverage).toEqual({ query: 1, candidate: 1 })
})

test('frames beyond 31 bits, and films of other looks, never match', () => {
  fc.assert(
    fc.property(seeds, seeds, fc.integer({ min: 32, max: 200 }), (seed, other, turned) => {
      fc.pre(Math.abs(seed - other) > 1)
      const original = filmOf(looksOf(seed, 40))
      const changed = filmOf(Array.from({ length: 40 }, (_, i) => look(seed * 1000 + i, turned)))
      expect(compareFilms(changed, original)).toBeNull()
      expect(compareFilms(filmOf(looksOf(other, 40)), original)).toBeNull()
    }),
    { numRuns: 30 },
  )
})

test('black, blank and still films never match, not even themselves', () => {
  const black = filmOf(
    Array.from({ length: 40 }, () => '0'.repeat(64)),
    0,
  )
  const still = filmOf(Array.from({ length: 80 }, (_, i) => look(5, i % 4)))
  const faint = filmOf(looksOf(6, 40), 49)
  for (const film of [black, still, faint]) expect(compareFilms(film, film)).toBeNull()
  expect(compareFilms(filmOf(looksOf(6, 40), 50), filmOf(looksOf(6, 40), 50))).not.toBeNull()
})

test('the same frames in no order are no match', () => {
  const original = looksOf(11, 64)
  // Multiplication by an odd number is a permutation of 0..63 that leaves no lag to more than a few.
  const shuffled = original.map((_, i) => original[(i * 37) % 64]!)
  expect(compareFilms(filmOf(shuffled), filmOf(original))).toBeNull()
})

test('an index tells which of its films are shown, the best one first', () => {
  const index = new FilmIndex()
  for (const seed of [1, 2, 3]) index.add(`film ${seed}`, filmOf(looksOf(seed, 40)))
  const query = filmOf([...looksOf(2, 40).slice(0, 12), ...looksOf(3, 40).slice(0, 28)])
  expect(index.find(query).map(({ id, coverage }) => [id, coverage.query])).toEqual([
    ['film 3', 28 / 40],
    ['film 2', 12 / 40],
  ])
  expect(index.find(filmOf(looksOf(4, 40)))).toEqual([])
})
