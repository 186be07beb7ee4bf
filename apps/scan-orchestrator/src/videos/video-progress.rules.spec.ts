import { videoSteps, type VideoStep } from '@originseal/contracts'
import * as fc from 'fast-check'
import { videoProgress } from './video-progress.rules'

test('progress rises from step to step and within each, and is whole only when the scan is over', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const place = fc.tuple(fc.nat(videoSteps.length - 1), share)
  fc.assert(
    fc.property(place, place, ([a, done], [b, more]) => {
      const isBefore = a < b || (a === b && done <= more)
      const [from, to] = [at(a, done), at(b, more)]
      if (isBefore) expect(from).toBeLessThanOrEqual(to)
      else expect(from).toBeGreaterThanOrEqual(to)
    }),
  )
  expect(at(0, 0)).toBe(0)
  expect(at(videoSteps.length - 1, 1)).toBe(100)
  expect(videoProgress('failed', 'reading', 0)).toBe(100)
})

const at = (step: number, share: number): number =>
  videoProgress('processing', videoSteps[step] as VideoStep, share)
