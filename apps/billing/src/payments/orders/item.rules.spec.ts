import { units, type OrderItem, type Unit } from '@originseal/contracts'
import { firstCatalogue } from '@originseal/contracts/billing/first-catalogue'
import { priceOf, titleOf } from './item.rules'

const basic: OrderItem = { kind: 'plan', plan: 'basic', interval: 'month' }
const unlock: OrderItem = { kind: 'scan-unlock', scanId: '0b3f0a4e-6d8f-4a0e-9c54-0d6f1d1a7c11' }
const pack = (name: 'seal-pack' | 'group-buy'): OrderItem => ({ kind: 'pack', pack: name })
const price = (item: OrderItem, ...spendable: Unit[]) => priceOf(item, firstCatalogue, new Set(spendable))

test('BILL-01: a price is the catalogue’s', () => {
  expect(price(basic, 'seal')).toBe(590)
  expect(price({ ...basic, interval: 'year' }, 'scan')).toBe(5_900)
  expect(price(pack('seal-pack'), 'seal')).toBe(390)
})

test('what nobody can spend yet is not sold', () => {
  expect(price(basic)).toBeUndefined()
  expect(price(pack('seal-pack'), 'scan')).toBeUndefined()
  expect(price(pack('group-buy'), 'takedown')).toBeUndefined()
  expect(price(pack('group-buy'), 'takedown', 'trademark-report')).toBe(990)
  expect(price(unlock, 'seal')).toBeUndefined()
  expect(price(unlock, ...units)).toBe(99)
})

test('the payer reads what they pay for in their language, an invoice names it in Chinese', () => {
  expect(titleOf(basic)).toBe('OriginSeal 守護方案（月繳）')
  expect(titleOf(basic, 'en')).toBe('OriginSeal Guardian plan, monthly')
  expect(titleOf(unlock, 'ja')).toBe('OriginSeal 1 回のスキャンの全リンク')
})
