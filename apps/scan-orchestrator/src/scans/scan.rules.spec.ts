import { scanSteps } from '@originseal/contracts'
import fc from 'fast-check'
import { nextStep, progressAt, workingSteps } from './scan.rules'

test('TRIAL-09: the steps follow each other in the order of the specification', () => {
  const walked = ['queued', workingSteps[0], ...workingSteps.map(nextStep)]
  expect(walked).toEqual(scanSteps)
})

test('TRIAL-08: progress begins at 5 %, ends at 100 % and never goes back', () => {
  expect(progressAt('queued', 0)).toBe(5)
  expect(progressAt('done', 0)).toBe(100)
  const places = fc.tuple(fc.nat(scanSteps.length - 1), fc.double({ min: 0, max: 1, noNaN: true }))
  fc.assert(
    fc.property(places, places, ([stepA, shareA], [stepB, shareB]) => {
      const earlierFirst = stepA < stepB || (stepA === stepB && shareA <= shareB)
      const [first, second] = earlierFirst
        ? [progressAt(scanSteps[stepA]!, shareA), progressAt(scanSteps[stepB]!, shareB)]
        : [progressAt(scanSteps[stepB]!, shareB), progressAt(scanSteps[stepA]!, shareA)]
      expect(first).toBeLessThanOrEqual(second)
    }),
  )
})
