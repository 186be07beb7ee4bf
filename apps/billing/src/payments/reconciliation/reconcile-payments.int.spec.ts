import type { PaymentDifference } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { noticeOf } from '../ecpay-double.fixture'
import { attemptOf, packPrice, startShop, type Buyer, type Shop } from '../payments.harness'

let shop: Shop
let admin: Buyer
beforeAll(async () => {
  shop = await startShop()
  admin = await shop.buyer('admin')
})
afterAll(() => shop.stop())

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const listed = async (): Promise<{ differences: PaymentDifference[]; comparedUntil?: string }> =>
  (await (await shop.billing.get('/admin/payment-differences?open=true', admin.token)).json()) as {
    differences: PaymentDifference[]
  }

/** Lets a day be compared, as every night. */
async function compare(day: string): Promise<void> {
  await shop.billing.rows(
    `INSERT INTO job (id, kind, payload, state, due_at)
     VALUES (gen_random_uuid(), 'payments.compare-day', jsonb_build_object('day', $1::text), 'waiting', now())`,
    [day],
  )
  await until(async () => (await listed()).comparedUntil === day, { what: 'the comparison', within: 30_000 })
}

test('a payment that nobody told of is found in the provider’s file, kept as a difference, and handed out', async () => {
  const buyer = await shop.buyer()
  const told = await shop.order(buyer)
  const toldNumber = attemptOf(told)
  shop.ecpay.pay(toldNumber, packPrice)
  await shop.tell('/payments/ecpay/notice', noticeOf(toldNumber, packPrice))
  const lost = await shop.order(buyer)
  shop.ecpay.pay(attemptOf(lost), packPrice)
  shop.ecpay.pay('OSNOBODYKNOWSTHIS000', 1)
  const fulfilled = (order: typeof lost.order) => async () =>
    (await shop.read(order, buyer)).state === 'fulfilled'
  await until(fulfilled(told.order), { what: 'the payment that was told', within: 30_000 })
  await compare(today)
  const { differences } = await listed()
  expect(
    differences.map(({ kind, attemptNumber, theirs }) => [kind, attemptNumber, theirs]).toSorted(),
  ).toEqual([
    ['lost-notice', attemptOf(lost), packPrice],
    ['unknown', 'OSNOBODYKNOWSTHIS000', 1],
  ])
  await until(fulfilled(lost.order), { what: 'the payment that was not told', within: 30_000 })

  const settle = (id: string | undefined, note: string) =>
    shop.post(`/admin/payment-differences/${id}/settlements`, { note }, admin.token)
  expect((await settle(differences[0]?.id, '已補發')).status).toBe(200)
  expect(await (await settle(differences[0]?.id, '別的說法')).json()).toMatchObject({
    settled: { note: '已補發' },
  })
  expect((await settle(crypto.randomUUID(), '不存在')).status).toBe(404)
  expect((await listed()).differences).toHaveLength(1)
}, 60_000)

test('a payment that the provider does not have is a difference, once however often the day is compared', async () => {
  const buyer = await shop.buyer()
  const { order } = await shop.order(buyer)
  const noon = `${today}T12:00:00+08:00`
  const yesterday = new Date(Date.parse(noon) - 86_400_000)
  await shop.billing.rows(
    `UPDATE payment_attempt SET state = 'paid', paid_at = $2, provider_number = 'TGONE' WHERE order_id = $1`,
    [order.id, yesterday],
  )
  const day = yesterday.toISOString().slice(0, 10)
  await shop.billing.rows('DELETE FROM compared_day')
  await compare(day)
  await shop.billing.rows('DELETE FROM compared_day')
  await compare(day)
  const missing = (await listed()).differences.filter(({ kind }) => kind === 'missing-there')
  expect(missing).toMatchObject([{ day, orderId: order.id, orderNumber: order.number, ours: packPrice }])
}, 60_000)

test('differences of units are listed for administrators only', async () => {
  await shop.billing.rows(
    `INSERT INTO unit_difference (unit, until, what) VALUES ('seal', now(), 'lot 1 was granted and not taken up')`,
  )
  const units = await shop.billing.get('/admin/unit-differences', admin.token)
  expect(await units.json()).toMatchObject({ differences: [{ unit: 'seal' }], nextCursor: null })
  const { token } = await shop.buyer()
  expect((await shop.billing.get('/admin/unit-differences', token)).status).toBe(403)
})
