import { isCopy } from './decide-copy'
import type { PixelEvidence } from './weigh-pixels'

const clear: PixelEvidence = {
  correlation: 0.99,
  agreeing: 40,
  content: 100,
  contentShare: 1,
  areaShare: 1,
  displaced: 0,
  moved: 0,
  framed: false,
  shownOfOriginal: 1,
  shownOfCandidate: 1,
  homography: [1, 0, 0, 0, 1, 0, 0, 0, 1],
}

test.each([
  ['a soft sky, cut: few bits, and all agree', { content: 4.41, contentShare: 1 }, true],
  [
    'a drawing on another one by chance: half of few bits agrees',
    { content: 6.04, contentShare: 0.497, areaShare: 0.669 },
    false,
  ],
  [
    'much content of which a third is not covered',
    { content: 24.5, contentShare: 0.33, areaShare: 0.56 },
    true,
  ],
  ['next to no content, and all agrees', { content: 3, contentShare: 1 }, false],
])('%s', (_, evidence, expected) => {
  expect(isCopy({ ...clear, ...evidence })).toBe(expected)
})
