import fc from 'fast-check'
import { inverse, transformOf } from './homography.rules'

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1]
const at = ([a, b, c, d, e, f, g, h, i]: readonly number[], x: number, y: number) => {
  const w = g! * x + h! * y + i!
  return [(a! * x + b! * y + c!) / w, (d! * x + e! * y + f!) / w] as const
}

test('the map back leads every point back to where it came from', () => {
  const small = fc.double({ min: -0.2, max: 0.2, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(small, { minLength: 8, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (noise, x, y) => {
        const map = identity.map((value, index) => value + (noise[index] ?? 0))
        const back = inverse(map)
        const [backX, backY] = at(back!, ...at(map, x, y))
        expect(backX).toBeCloseTo(x, 6)
        expect(backY).toBeCloseTo(y, 6)
      },
    ),
  )
})

test('a map that makes a line of a picture has no map back', () => {
  expect(inverse([1, 0, 0, 1, 0, 0, 0, 0, 1])).toBeUndefined()
})

test.each([
  ['as it is', identity, 'matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)'],
  [
    'mirrored left and right',
    [-1, 0, 1, 0, 1, 0, 0, 0, 1],
    'matrix3d(-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 400, 0, 0, 1)',
  ],
  [
    'turned a quarter: a side of 400 pixels becomes one of 200',
    [0, 1, 0, -1, 0, 1, 0, 0, 1],
    'matrix3d(0, -0.5, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 200, 0, 1)',
  ],
])('a picture %s', (_, map, css) => {
  expect(transformOf(map, { width: 400, height: 200 })).toBe(css)
})
