import { KeyPoints } from './key-points'
import type { CvKeyPoints, OpenCv } from './opencv'

/** x, y, size, angle, response, octave and class of each. */
type Values = readonly [number, number, number, number, number, number, number]

/** A memory with one vector in it, as OpenCV has it: its handle leads to the address of its elements. */
function memoryWith(points: readonly Values[]): { cv: OpenCv; vector: CvKeyPoints } {
  const handle = 4
  const start = 10
  const heap = new Uint32Array(200)
  heap[handle] = start * 4
  const [floats, integers] = [new Float32Array(heap.buffer), new Int32Array(heap.buffer)]
  points.forEach((values, i) =>
    values.forEach((value, k) => ((k < 5 ? floats : integers)[start + i * 7 + k] = value)),
  )
  let size = points.length
  const vector = {
    $$: { ptr: handle * 4 },
    size: () => size,
    resize: (to: number) => (size = to),
    delete: () => undefined,
  }
  return { cv: { HEAPU32: heap } as unknown as OpenCv, vector }
}

const TWO: readonly Values[] = [
  [10, 20, 31, 30, 0.5, 0, -1],
  [24, 12, 37.2, 350, 0.25, 1, -1],
]

function pointsOf(values: readonly Values[]): KeyPoints {
  const { cv, vector } = memoryWith(values)
  return KeyPoints.of(cv, vector)
}

test('key points are read as they lie in memory', () => {
  const points = pointsOf(TWO)
  expect(points.count).toBe(2)
  expect([...points.positions]).toEqual([10, 20, 24, 12])
  expect([...points.strengths]).toEqual([0.5, 0.25])
})

test('those that are picked are written whole, in their order', () => {
  const { cv, vector } = memoryWith([])
  pointsOf(TWO).pick([1, 0]).writeTo(cv, vector)
  const [x0, y0, x1] = KeyPoints.of(cv, vector).positions
  expect([vector.size(), x0, y0, x1]).toEqual([2, 24, 12, 10])
  // The class −1 is no number as a float32, and is kept bit by bit.
  expect(new Int32Array(cv.HEAPU32.buffer)[16]).toBe(-1)
})

test('in a mirror they lie on the other side, and turn the other way', () => {
  const mirrored = pointsOf(TWO).mirrored(120, 1.2)
  const [x0, y0, x1, y1] = mirrored.positions
  expect([x0, y0, y1]).toEqual([109, 20, 12])
  // On the level of a hundred pixels in a row the twentieth from the left is the twentieth from the right.
  expect(x1).toBeCloseTo((99 - 20) * 1.2, 4)
})

test('mirrored twice they are where they were', () => {
  expect([...pointsOf(TWO).mirrored(120, 1.2).mirrored(120, 1.2).positions]).toEqual([
    10,
    20,
    expect.closeTo(24, 4),
    12,
  ])
})
