import { commonShift } from './tile-gradients'
import type { Flow } from './tile-gradients'

/** Of a tile with equal gradients in both directions that lies `shift` samples aside, with so much left unexplained. */
const flowOf = (shift: number, unexplained: number): Flow => {
  const gradients = 40
  return [gradients, 0, gradients, gradients * shift, 0, gradients * shift ** 2 + unexplained]
}

test('tiles that moved alike have that shift in common', () => {
  const { x, y, explained } = commonShift(Array.from({ length: 9 }, () => flowOf(0.5, 1)))
  expect(x).toBeCloseTo(0.5, 1)
  expect(y).toBe(0)
  expect(explained).toBeGreaterThan(0.8)
})

test('tiles shown exactly in their place are not moved by neighbours that are covered in part', () => {
  const exact = Array.from({ length: 6 }, () => flowOf(0, 0))
  const covered = Array.from({ length: 3 }, () => flowOf(1.2, 30))
  expect(commonShift([...exact, ...covered]).x).toBeLessThan(0.15)
})

test('nothing to be seen, no shift', () => {
  expect(commonShift([])).toEqual({ x: 0, y: 0, explained: 0 })
  expect(commonShift([[0, 0, 0, 0, 0, 0]])).toEqual({ x: 0, y: 0, explained: 0 })
})
