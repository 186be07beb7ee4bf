import type { OrderItem } from '@originseal/contracts'
import { checkoutPath, itemIn } from './item-address.rules'

const queryOf = (path: string) => new URL(path, 'https://here.example').searchParams

test.each<OrderItem>([
  { kind: 'plan', plan: 'pro', interval: 'year' },
  { kind: 'pack', pack: 'scan-pack' },
  { kind: 'scan-unlock', scanId: '9a2b8c1e-1111-4222-8333-444455556666' },
])('BILL-02: the address of a checkout names what is in it: %j', (item) => {
  expect(itemIn(queryOf(checkoutPath(item)))).toEqual(item)
})

test('a plan without a period is paid by the month', () => {
  expect(itemIn(queryOf('/payment?plan=basic'))).toEqual({ kind: 'plan', plan: 'basic', interval: 'month' })
})

test.each([
  '/payment',
  '/payment?plan=enterprise',
  '/payment?plan=gold',
  '/addon-payment?scan=1',
  '/addon-payment?pack=',
])('%s names nothing that is sold', (path) => expect(itemIn(queryOf(path))).toBeUndefined())
