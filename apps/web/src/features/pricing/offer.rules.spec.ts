import { isSold, isWhollySold, savedByYear } from './offer.rules'

test('BILL-01: a plan is sold while something of it can be used, a pack only whole', () => {
  expect(isSold({ seal: 30, takedown: 2 }, ['takedown'])).toBe(true)
  expect(isSold({ takedown: 2 }, ['takedown'])).toBe(false)
  expect(isWhollySold({ takedown: 2, 'trademark-report': 1 }, ['takedown'])).toBe(false)
  expect(isWhollySold({ scan: 10 }, ['takedown'])).toBe(true)
})

test('a year that costs as much as its months saves nothing', () => {
  expect(savedByYear({ month: 1_990, year: 19_900 })).toBe(3_980)
  expect(savedByYear({ month: 100, year: 1_200 })).toBe(0)
  expect(savedByYear({ month: 100, year: 1_300 })).toBe(0)
})
