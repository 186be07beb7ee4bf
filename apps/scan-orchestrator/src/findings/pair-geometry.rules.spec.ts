import type { Homography } from '@originseal/fingerprint'
import { coveredShare, isMirroredOrTurned } from './pair-geometry.rules'

const square = { width: 100, height: 100 }
/** A turn by `degrees` about the middle, in fractions of two squares. */
const turn = (degrees: number): Homography => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [cos, -sin, 0.5 - cos / 2 + sin / 2, sin, cos, 0.5 - sin / 2 - cos / 2, 0, 0, 1]
}
const byFeatures = (homography: Homography) =>
  isMirroredOrTurned({ method: 'local-features', dihedral: 'flipX', homography }, square, square)

test.each([
  ['as it is', [1, 0, 0, 0, 1, 0, 0, 0, 1] as Homography, false],
  ['cropped', [1.4, 0, -0.2, 0, 1.4, -0.2, 0, 0, 1] as Homography, false],
  ['held askew', turn(8), false],
  ['turned by 90°', turn(90), true],
  ['turned by 180°', turn(180), true],
  ['mirrored', [-1, 0, 1, 0, 1, 0, 0, 0, 1] as Homography, true],
])('a picture %s', (_, homography, expected) => {
  expect(byFeatures(homography)).toBe(expected)
})

test('a match by hash goes by its dihedral', () => {
  const match = { method: 'pdq-dihedral', homography: null } as const
  expect(isMirroredOrTurned({ ...match, dihedral: 'rotate90' }, square, square)).toBe(true)
  expect(isMirroredOrTurned({ ...match, method: 'pdq', dihedral: 'original' }, square, square)).toBe(false)
})

test('the share that the original covers is the area of the overlap', () => {
  const overlap: [number, number][] = [
    [0.1, 0.1],
    [0.6, 0.1],
    [0.6, 0.5],
    [0.1, 0.5],
  ]
  expect(coveredShare({ overlap, homography: turn(0) })).toBeCloseTo(0.2)
  expect(coveredShare({ overlap: [], homography: null })).toBe(1)
})
