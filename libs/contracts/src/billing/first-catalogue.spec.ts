import { catalogue, packs, plans } from './catalogue'
import { firstCatalogue } from './first-catalogue'

test('BILL-01: every plan and pack is offered once', () => {
  const { plans: offered, packs: sold } = catalogue.parse(firstCatalogue)
  expect(offered.map(({ plan }) => plan)).toEqual(plans)
  expect(sold.map(({ pack }) => pack)).toEqual(packs)
})

test('BILL-01: one plan is sold for NT$590 a month, and a year costs ten months', () => {
  const prices = firstCatalogue.plans.flatMap(({ price }) => (price ? [price] : []))
  expect(prices.map(({ month }) => month)).toContain(590)
  for (const { month, year } of prices) expect(year).toBe(10 * month)
})
