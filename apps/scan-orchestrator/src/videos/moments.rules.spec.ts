import * as fc from 'fast-check'
import type { FilmFingerprint } from '@originseal/fingerprint'
import { alikeMoments, portions, questionsOf } from './moments.rules'

const hash = (digit: string): string => digit.repeat(64)

test('a frame asks with its hashes as shown and mirrored, each once; a blank one asks nothing', () => {
  const film: FilmFingerprint = {
    method: 'film-pdq',
    version: 1,
    durationMs: 250,
    frames: [
      {
        at: 0,
        hashes: [
          { window: 'frame', hex: hash('1'), mirrored: hash('2'), quality: 50 },
          { window: 'upper', hex: hash('1'), mirrored: hash('3'), quality: 99 },
          { window: 'lower', hex: hash('4'), mirrored: hash('5'), quality: 49 },
        ],
      },
      { at: 125, hashes: [{ window: 'frame', hex: hash('6'), mirrored: hash('7'), quality: 0 }] },
    ],
  }
  expect(questionsOf(film, 50)).toEqual([[hash('1'), hash('2'), hash('3')], []])
})

test('portions keep every question, its order, and the limit', () => {
  const questions = fc.array(fc.array(fc.string(), { maxLength: 10 }))
  fc.assert(
    fc.property(questions, fc.integer({ min: 10, max: 30 }), (asked, most) => {
      const cut = portions(asked, most)
      expect(cut.flat()).toEqual(asked)
      for (const portion of cut) expect(portion.flat().length).toBeLessThanOrEqual(most)
    }),
  )
})

test('each picture is given its nearest moment, the first of equals; nearest pictures first', () => {
  const hits = [
    [{ key: 7, distance: 20 }],
    [
      { key: 7, distance: 4 },
      { key: 9, distance: 2 },
    ],
    [{ key: 7, distance: 4 }],
  ]
  expect(alikeMoments(hits)).toEqual([
    { key: 9, frame: 1, distance: 2 },
    { key: 7, frame: 1, distance: 4 },
  ])
})
