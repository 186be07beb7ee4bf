import * as fc from 'fast-check'
import type { FilmFingerprint, FilmFrame } from '@originseal/fingerprint'
import { alikeMoments, portions, questionsOf, stretchAround } from './moments.rules'

const hash = (digit: string): string => digit.repeat(64)
const part = (hex: string, mirrored: string) => ({ hex: hash(hex), mirrored: hash(mirrored), quality: 30 })

const filmOf = (frames: readonly FilmFrame[]): FilmFingerprint => ({
  method: 'film-pdq',
  version: 2,
  durationMs: frames.length * 125,
  frames: [...frames],
})

test('each hash is asked once, as shown and mirrored, for all frames that show it; a blank frame asks nothing', () => {
  const parts = [part('7', '8')]
  const film = filmOf([
    {
      at: 0,
      hashes: [
        { window: 'frame', hex: hash('1'), mirrored: hash('2'), quality: 50 },
        { window: 'upper', hex: hash('1'), mirrored: hash('3'), quality: 99 },
        { window: 'lower', hex: hash('4'), mirrored: hash('5'), quality: 49 },
      ],
      parts,
    },
    { at: 125, hashes: [{ window: 'frame', hex: hash('6'), mirrored: hash('7'), quality: 0 }], parts },
    { at: 250, hashes: [{ window: 'frame', hex: hash('6'), mirrored: hash('7'), quality: 0 }], parts: [] },
  ])
  expect(questionsOf(film, 50)).toEqual([
    { hash: hash('1'), frames: [0] },
    { hash: hash('2'), frames: [0] },
    { hash: hash('3'), frames: [0] },
    { hash: hash('7'), frames: [0, 1] },
    { hash: hash('8'), frames: [0, 1] },
  ])
})

test('portions keep every entry, its order, and the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 30 }), (asked, most) => {
      const cut = portions(asked, most)
      expect(cut.flat()).toEqual(asked)
      for (const portion of cut) expect(portion.length).toBeLessThanOrEqual(most)
    }),
  )
})

test('each picture is given the moment that most hashes agree on, the nearest one, and all that are like it', () => {
  const questions = [
    { hash: hash('1'), frames: [3, 4] },
    { hash: hash('2'), frames: [1] },
    { hash: hash('3'), frames: [0, 4] },
  ]
  const hits = [
    [{ key: 7, distance: 20 }],
    [
      { key: 7, distance: 4 },
      { key: 9, distance: 2 },
    ],
    [{ key: 7, distance: 4 }],
  ]
  expect(alikeMoments(questions, hits)).toEqual([
    { key: 7, moments: [4, 0], hits: 3, distance: 4, frames: [0, 1, 3, 4] },
    { key: 9, moments: [1], hits: 1, distance: 2, frames: [1] },
  ])
})

test('a stretch goes on over a second of something else, not over more, and ends where the next frame begins', () => {
  const film = filmOf(Array.from({ length: 40 }, (_, i) => ({ at: i * 125, hashes: [], parts: [] })))
  const frames = [0, 10, 11, 12, 20, 21, 31]
  expect(stretchAround(11, frames, film)).toEqual({ from: 1250, to: 2750 })
  expect(stretchAround(0, frames, film)).toEqual({ from: 0, to: 125 })
  expect(stretchAround(39, [38, 39], film)).toEqual({ from: 4750, to: 5000 })
})
