import {
  userRegistered,
  type AdministeredOrder,
  type Order,
  type ReadSubscriptionResponse,
} from '@originseal/contracts'
import { until } from '@originseal/testing'
import { noticeOf, periodNoticeOf, type DoubledCharge } from '../ecpay-double.fixture'
import { attemptOf, startShop, type Buyer, type Shop } from '../payments.harness'

let shop: Shop
let admin: Buyer
beforeAll(async () => {
  shop = await startShop()
  admin = await shop.buyer('admin')
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.ecpay.fault = 'none'
})

const item = (plan: string, interval = 'month') => ({ kind: 'plan', plan, interval })
const place = (buyer: Buyer, plan: string, payment = 'card') =>
  shop.post(
    '/orders',
    { item: item(plan), payment, invoice: { kind: 'person', email: 'ming@example.com' }, startNow: true },
    buyer.token,
  )
const subscription = async ({ token }: Buyer) =>
  (await (await shop.billing.get('/subscription', token)).json()) as ReadSubscriptionResponse
const orders = async ({ token }: Buyer) =>
  ((await (await shop.billing.get('/orders', token)).json()) as { orders: Order[] }).orders
const is = (buyer: Buyer, wanted: object, what: string) =>
  until(
    async () => {
      const found = await subscription(buyer)
      return Object.entries(wanted).every(([name, value]) => found[name as keyof typeof found] === value)
    },
    { what, within: 30_000 },
  )
const inquire = (orderId: string) => shop.post(`/admin/payments/${orderId}/inquiries`, {}, admin.token)

/** A plan that a card has paid and goes on paying. */
async function buy(plan: string, buyer?: Buyer) {
  const member = buyer ?? (await shop.buyer())
  const placed = (await (await place(member, plan)).json()) as Parameters<typeof attemptOf>[0]
  const number = attemptOf(placed)
  shop.ecpay.pay(number, placed.order.amount)
  const gwsr = shop.ecpay.charges(number)[0]?.gwsr ?? ''
  await shop.tell('/payments/ecpay/notice', noticeOf(number, placed.order.amount, { gwsr }))
  const paid = async () => (await shop.read(placed.order, member)).state === 'fulfilled'
  await until(paid, { what: 'the plan', within: 30_000 })
  return { buyer: member, order: placed.order, number, fields: placed.next }
}
/** Waits for the refunds that a change of plan brings. @param amounts the smallest first */
async function refundsOf(buyer: Buyer, amounts: readonly number[]): Promise<void> {
  const given = async () =>
    (await orders(buyer)).flatMap(({ refund }) => (refund?.kind === 'plan-change' ? [refund.amount] : []))
  await until(async () => (await given()).length >= amounts.length, { what: 'the refunds', within: 30_000 })
  expect((await given()).toSorted((one, other) => one - other)).toEqual(amounts)
}
const tell = (number: string, charge: DoubledCharge, change = {}) =>
  shop.tell('/payments/ecpay/period', periodNoticeOf(number, charge, change))

test('W12: each period is charged, invoiced and granted once, however often and in whatever words it is told', async () => {
  const { buyer, order, number, fields } = await buy('basic')
  expect(fields).toMatchObject({
    fields: { PeriodAmount: '590', PeriodType: 'M', Frequency: '1', ExecTimes: '99' },
  })
  const before = await subscription(buyer)
  expect(before).toMatchObject({ plan: 'basic', renewal: { amount: 590 } })
  const charge = shop.ecpay.charge(number)
  const answers = await Promise.all([
    tell(number, charge),
    tell(number, charge, { RtnMsg: 'paid' }),
    tell(number, charge),
    ...Array.from({ length: 10 }, () => inquire(order.id)),
  ])
  expect(await Promise.all(answers.slice(0, 3).map((each) => each.text()))).toEqual(['1|OK', '1|OK', '1|OK'])
  await until(async () => (await orders(buyer)).length === 2, { what: 'the renewal', within: 30_000 })
  const [renewal] = await orders(buyer)
  expect(renewal).toMatchObject({ renewalOf: order.id, amount: 590, state: 'fulfilled' })
  const grants = await shop.billing.rows('SELECT FROM unit_grant WHERE owner_id = $1', [buyer.id])
  // Each month brings the same kinds of units.
  const kinds = await shop.billing.rows('SELECT DISTINCT unit FROM unit_grant WHERE owner_id = $1', [
    buyer.id,
  ])
  expect(grants).toHaveLength(kinds.length * 2)
  const after = await subscription(buyer)
  expect(Date.parse(after.paidUntil ?? '')).toBeGreaterThan(Date.parse(before.paidUntil ?? ''))
  expect(await shop.fulfilments({ id: renewal?.id ?? '' })).toEqual({ facts: 1, rows: 1 })
}, 60_000)

test('W12: a forged, a simulated and an unknown period bring nothing', async () => {
  const { buyer, number } = await buy('basic')
  const strange = {
    gwsr: '12345678',
    tradeNo: 'P1',
    amount: 590,
    succeeded: true,
    state: 'captured',
    refunded: 0,
  } as const
  const forged = periodNoticeOf(number, strange).replace('Amount=590', 'Amount=591')
  expect(await (await shop.tell('/payments/ecpay/period', forged)).text()).toBe('0|CheckMacValue Error')
  expect(await (await tell(number, strange, { SimulatePaid: '1' })).text()).toBe('1|OK')
  expect(await (await tell('OS0000000000000000XX', strange)).text()).toBe('1|OK')
  expect(await orders(buyer)).toHaveLength(1)
}, 60_000)

test('a notice that is lost is learnt by asking', async () => {
  const { buyer, order, number } = await buy('basic')
  shop.ecpay.charge(number)
  await inquire(order.id)
  await until(async () => (await orders(buyer)).length === 2, { what: 'the renewal', within: 30_000 })
  expect((await orders(buyer))[0]).toMatchObject({ renewalOf: order.id })
}, 60_000)

test('what a silent provider has sealed counts after a minute, and once only when it speaks again', async () => {
  const { buyer, order, number } = await buy('basic')
  const charge = shop.ecpay.charge(number)
  shop.ecpay.fault = 'away'
  await tell(number, charge)
  const renewed = async () => {
    await shop.billing.rows(
      `UPDATE job SET payload = jsonb_set(payload::jsonb, '{told,since}', '"2026-01-01T00:00:00.000Z"')
       WHERE kind = 'mandates.ask' AND payload::jsonb->>'number' = $1 AND state = 'waiting'`,
      [number],
    )
    return (await orders(buyer)).length === 2
  }
  await until(renewed, { what: 'the renewal', within: 30_000 })
  const [{ id }] = (await orders(buyer)) as [Order, ...Order[]]
  const isUnconfirmed = async () =>
    ((await (await shop.billing.get(`/admin/payments/${id}`, admin.token)).json()) as AdministeredOrder)
      .isUnconfirmed
  expect(await isUnconfirmed()).toBe(true)
  shop.ecpay.fault = 'none'
  await inquire(order.id)
  await until(async () => !(await isUnconfirmed()), { what: 'the confirmation', within: 30_000 })
  expect(await orders(buyer)).toHaveLength(2)
}, 60_000)

test('a charge that fails leaves the plan for fourteen days; once the card is in order it goes on', async () => {
  const { buyer, order, number } = await buy('basic')
  shop.ecpay.charge(number, false)
  await inquire(order.id)
  await is(buyer, { state: 'past-due', plan: 'basic' }, 'the plan to be past due')
  const { pastDue } = await subscription(buyer)
  expect(Date.parse(pastDue?.until ?? '') - Date.parse(pastDue?.since ?? '')).toBe(14 * 86_400_000)
  const told = () =>
    shop.billing.rows(
      `SELECT FROM outbox WHERE name = 'billing.renewal-failed.v1' AND payload::jsonb->>'ownerId' = $1`,
      [buyer.id],
    )
  await until(async () => (await told()).length === 1, { what: 'the member to be told' })
  expect((await shop.post('/subscription/retries', {}, buyer.token)).status).toBe(202)
  await is(buyer, { state: 'active' }, 'the plan to go on')
  expect(await subscription(buyer)).not.toHaveProperty('pastDue')
  expect((await orders(buyer)).length).toBe(2)
  expect((await shop.post('/subscription/retries', {}, buyer.token)).status).toBe(409)
}, 60_000)

test('who cancels keeps what is paid for, and the provider charges no more', async () => {
  const { buyer, number } = await buy('basic')
  const { paidUntil } = await subscription(buyer)
  const cancelled = await shop.post('/subscription/cancel', {}, buyer.token)
  expect(await cancelled.json()).toMatchObject({ plan: 'basic', endsAt: paidUntil })
  await until(async () => !shop.ecpay.isRunning(number), { what: 'the mandate to end' })
  expect((await shop.post('/subscription/cancel', {}, buyer.token)).status).toBe(200)
  // Undone by buying it again from then on.
  const quote = await shop.post('/orders/quotes', { item: item('basic'), payment: 'card' }, buyer.token)
  expect(await quote.json()).toEqual({ amount: 590, beginsAt: paidUntil, renews: false })
}, 60_000)

test('a larger plan begins now, the old card is not charged any more, and what is unused is given back', async () => {
  const first = await buy('basic')
  await tell(first.number, shop.ecpay.charge(first.number))
  const both = async () => (await orders(first.buyer)).length === 2
  await until(both, { what: 'the month that is charged ahead', within: 30_000 })
  const quote = await shop.post('/orders/quotes', { item: item('pro'), payment: 'card' }, first.buyer.token)
  expect(await quote.json()).toMatchObject({
    amount: 1_990,
    renews: true,
    replaces: { plan: 'basic', refund: 589 + 590 },
  })
  await shop.billing.rows('DELETE FROM unit_spender')
  await shop.billing.rows(`INSERT INTO unit_spender (unit, service) VALUES ('seal', 'protection')`)
  await buy('pro', first.buyer)
  expect(await subscription(first.buyer)).toMatchObject({ plan: 'pro', renewal: { amount: 1_990 } })
  await until(async () => !shop.ecpay.isRunning(first.number), { what: 'the old mandate to end' })
  await refundsOf(first.buyer, [589, 590])
}, 60_000)

test('a larger plan takes the place of one that was to follow, too: that one is given back whole', async () => {
  const first = await buy('basic')
  await shop.post('/subscription/cancel', {}, first.buyer.token)
  await buy('basic', first.buyer)
  expect(await subscription(first.buyer)).toMatchObject({ next: { plan: 'basic' } })
  const quote = await shop.post('/orders/quotes', { item: item('pro'), payment: 'card' }, first.buyer.token)
  expect(await quote.json()).toMatchObject({ replaces: { plan: 'basic', refund: 589 + 590 } })
  await buy('pro', first.buyer)
  expect(await subscription(first.buyer)).not.toHaveProperty('next')
  await refundsOf(first.buyer, [589, 590])
}, 60_000)

test('a plan that is bought during the gift begins when the gift ends, and is not charged by itself', async () => {
  const buyer = await shop.buyer()
  await shop.billing.tell(userRegistered, {
    userId: buyer.id,
    registeredAt: new Date().toISOString(),
    promotionPlace: 3,
    role: 'member',
    by: 'password',
  })
  await is(buyer, { state: 'trialing' }, 'the gift')
  const { endsAt } = await subscription(buyer)
  const bought = await buy('pro', buyer)
  expect(bought.fields).not.toMatchObject({ fields: { PeriodType: 'M' } })
  expect(await subscription(buyer)).toMatchObject({
    plan: 'basic',
    state: 'trialing',
    next: { plan: 'pro', interval: 'month', from: endsAt },
  })
  expect(await (await place(buyer, 'pro')).json()).toMatchObject({ code: 'NEXT_PLAN_BOUGHT' })
}, 60_000)

test('a first charge of another amount that is given back is the last one: the provider charges no more', async () => {
  const buyer = await shop.buyer()
  const placed = (await (await place(buyer, 'basic')).json()) as Parameters<typeof attemptOf>[0]
  const number = attemptOf(placed)
  const came = placed.order.amount - 15
  shop.ecpay.pay(number, came)
  const gwsr = shop.ecpay.charges(number)[0]?.gwsr ?? ''
  await shop.tell('/payments/ecpay/notice', noticeOf(number, came, { gwsr }))
  expect(shop.ecpay.isRunning(number)).toBe(true)
  const decided = await shop.post(
    `/admin/payments/${placed.order.id}/review-decisions`,
    { decision: 'give-back', amount: came, reason: '金額不符' },
    admin.token,
  )
  expect(decided.status).toBe(200)
  await until(() => !shop.ecpay.isRunning(number), { what: 'the mandate to end', within: 30_000 })
  expect(await subscription(buyer)).not.toMatchObject({ plan: 'basic' })
}, 60_000)
