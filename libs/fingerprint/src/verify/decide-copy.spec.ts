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
  ['a soft sky, cut to a third: few bits, and all agree', { content: 17.1, contentShare: 1 }, true],
  [
    'a drawing on another one by chance: half of few bits agrees',
    { content: 16.4, contentShare: 0.28, areaShare: 0.669 },
    false,
  ],
  [
    'much content of which a third is not covered',
    { content: 24.5, contentShare: 0.33, areaShare: 0.56 },
    true,
  ],
  ['next to no content, and all agrees', { content: 7, contentShare: 1 }, false],
  ['another shot, in its place: what agrees does so by its rough shape', { correlation: 0.895 }, false],
  ['another shot, a little elsewhere and by its rough shape', { correlation: 0.94, displaced: 0.1 }, false],
  [
    'a copy of which a caption displaced as much',
    { correlation: 0.97, displaced: 0.12, areaShare: 0.5 },
    true,
  ],
  [
    'a copy in coarse compression, of which two fifths are covered',
    { correlation: 0.915, areaShare: 0.5 },
    true,
  ],
])('%s', (_, evidence, expected) => {
  expect(isCopy({ ...clear, ...evidence })).toBe(expected)
})
