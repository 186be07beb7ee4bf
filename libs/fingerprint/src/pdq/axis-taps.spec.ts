import fc from 'fast-check'
import { axisTaps, foldedTaps, SIDE } from './axis-taps'
import type { AxisTaps } from './axis-taps'

const rowsOf = ({ start, count, weight, width }: AxisTaps): Map<number, number>[] =>
  Array.from({ length: SIDE }, (_, o) => {
    const row = new Map<number, number>()
    for (let t = 0; t < count[o]!; t++) row.set(start[o]! + t, weight[o * width + t]!)
    return row
  })

describe('the filter folded onto a smaller decode', () => {
  const axis = fc
    .integer({ min: 5, max: 4000 })
    .chain((full) => fc.record({ full: fc.constant(full), decoded: fc.integer({ min: 1, max: full }) }))
    .map(({ full, decoded }) => ({ full, plane: Math.min(full, 512), decoded }))

  test('every row weighs one and stays inside', () => {
    fc.assert(
      fc.property(axis, (shrunk) => {
        for (const row of rowsOf(foldedTaps(shrunk))) {
          const cells = [...row.keys()]
          expect([...row.values()].reduce((a, b) => a + b)).toBeCloseTo(1, 9)
          expect(Math.min(...cells)).toBeGreaterThanOrEqual(0)
          expect(Math.max(...cells)).toBeLessThan(shrunk.decoded)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('the middle of every row lies where the published filter has it', () => {
    const centre = (row: Map<number, number>): number =>
      [...row].reduce((sum, [cell, weight]) => sum + weight * (cell + 0.5), 0)
    for (const [full, decoded] of [
      [1600, 320],
      [1200, 133],
      [4032, 448],
      [640, 213],
    ] as const) {
      const exact = rowsOf(axisTaps(512))
      const folded = rowsOf(foldedTaps({ full, plane: 512, decoded }))
      // Rows at the edge lack the pixels beyond it.
      for (let o = 2; o < SIDE - 2; o++)
        expect(Math.abs(centre(folded[o]!) / decoded - centre(exact[o]!) / 512)).toBeLessThan(1 / 512)
    }
  })

  test('a decode that is not smaller has the published filter itself', () => {
    for (const n of [64, 300, 512]) {
      const folded = rowsOf(foldedTaps({ full: n, plane: n, decoded: n }))
      rowsOf(axisTaps(n)).forEach((row, o) => {
        for (const [cell, weight] of folded[o]!) expect(weight).toBeCloseTo(row.get(cell) ?? 0, 12)
      })
    }
  })
})
