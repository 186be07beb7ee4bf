import { problemBody, type ListPaymentsResponse, type Order } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startShop, type Buyer, type Shop } from '../payments.harness'

let shop: Shop
let url: string
let admin: Buyer
let other: Buyer
beforeAll(async () => {
  shop = await startShop()
  url = await shop.billing.app.getUrl()
  admin = await shop.buyer('admin')
  other = await shop.buyer('admin')
})
afterAll(() => shop.stop())

/** A plan for a year that a transfer has paid: more than one administrator gives back alone. */
async function paidOrder(): Promise<Order> {
  const buyer = await shop.buyer()
  const placed = await shop.post(
    '/orders',
    {
      item: { kind: 'plan', plan: 'elite', interval: 'year' },
      payment: 'transfer',
      invoice: { kind: 'person', email: 'ming@example.com' },
      startNow: true,
    },
    buyer.token,
  )
  const { order } = (await placed.json()) as { order: Order }
  expect(order.amount).toBeGreaterThan(3_000)
  const transfer = { amount: order.amount, reference: order.number }
  expect((await shop.post(`/admin/payments/${order.id}/transfers`, transfer, admin.token)).status).toBe(200)
  const isDone = async () => (await shop.read(order, buyer)).state === 'fulfilled'
  await until(isDone, { what: 'the plan', within: 30_000 })
  return order
}

const account = { bankCode: '812', account: '123456789012', holder: '王小明' }
const refund = { amount: 3_001, reason: '重複付款', revokesUnits: false, account }
/** As it comes, without the proofs that our pages and another administrator add. */
const send = (order: { id: string }, body: object, key: string, proofs: Record<string, string> = {}) =>
  fetch(`${url}/admin/payments/${order.id}/refunds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${admin.token}`,
      'idempotency-key': key,
      ...proofs,
    },
    body: JSON.stringify(body),
  })
const refusalOf = async (answer: Response) => problemBody.parse(await answer.json())
const refundsOf = ({ id }: { id: string }) =>
  shop.billing.rows<{ amount: number }>('SELECT amount FROM refund WHERE order_id = $1', [id])

test('ADMIN-01: above NT$3,000 another administrator approves, before anybody proves who they are', async () => {
  const order = { id: crypto.randomUUID() }
  const below = await refusalOf(await send(order, { ...refund, amount: 3_000 }, crypto.randomUUID()))
  expect(below.code).toBe('STEP_UP_NEEDED')
  const above = await refusalOf(await send(order, refund, crypto.randomUUID()))
  expect(above).toMatchObject({
    code: 'FOUR_EYES_NEEDED',
    details: { operation: 'startRefund', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  const malformed = await refusalOf(await send(order, { ...refund, reason: '' }, crypto.randomUUID()))
  expect(malformed.code).toBe('REQUEST_INVALID')
})

test('ADMIN-01: an approval is for one request under one key, and has one effect', async () => {
  const order = await paidOrder()
  const key = crypto.randomUUID()
  const { details } = await refusalOf(await send(order, refund, key))
  const purpose = { operation: 'startRefund', idempotencyKey: key, digest: String(details?.['digest']) }
  const approval = { 'four-eyes': await shop.billing.identity.proveFourEyes(admin.token, purpose) }
  const another = { 'four-eyes': await shop.billing.identity.proveFourEyes(other.token, purpose) }
  const codes = [
    await send(order, { ...refund, amount: 3_002 }, key, approval),
    await send(order, { ...refund, account: { ...account, account: '999999999999' } }, key, approval),
    await send({ id: crypto.randomUUID() }, refund, key, approval),
    await send(order, refund, crypto.randomUUID(), approval),
    await send(order, refund, key, another),
    await send(order, refund, key, { 'four-eyes': admin.token }),
  ].map(async (answer) => (await refusalOf(answer)).code)
  expect(new Set(await Promise.all(codes))).toEqual(new Set(['FOUR_EYES_NEEDED']))
  // Approved, and still to be proven by whoever does it.
  expect((await refusalOf(await send(order, refund, key, approval))).code).toBe('STEP_UP_NEEDED')

  const answers = []
  for (let time = 0; time < 2; time += 1) {
    const answer = await shop.billing.identity.provingAgain({ token: admin.token, key }, (headers) =>
      send(order, refund, key, { ...approval, ...headers }),
    )
    answers.push([answer.status, ((await answer.json()) as { id: string }).id])
  }
  expect(answers[0]?.[0]).toBe(201)
  expect(answers[1]).toEqual(answers[0])
  expect(await refundsOf(order)).toHaveLength(1)
  // By its id the search has the order of a refund.
  const found = await shop.billing.get(`/admin/payments?search=${answers[0]?.[1]}`, admin.token)
  expect(((await found.json()) as ListPaymentsResponse).orders.map(({ id }) => id)).toEqual([order.id])
}, 60_000)

test('ADMIN-01: of two administrators who give one payment back at once one does', async () => {
  const order = await paidOrder()
  const answers = await Promise.all(
    [admin, other].map(({ token }) => shop.post(`/admin/payments/${order.id}/refunds`, refund, token)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect((await refusalOf(refused as Response)).code).toBe('REFUND_OPEN')
  expect(await refundsOf(order)).toHaveLength(1)
}, 60_000)

describe('ADMIN-01: what one administrator gives back alone on a day', () => {
  const refundOf = (amount: number) => ({ ...refund, amount })
  /** With the proof of who they are, and nobody's approval. */
  const alone = (by: Buyer, order: Order, amount: number, key = crypto.randomUUID()) =>
    shop.billing.identity.provingAgain({ token: by.token, key, isAlone: true }, (headers) =>
      send(order, refundOf(amount), key, { authorization: `Bearer ${by.token}`, ...headers }),
    )

  it('is together no more than the limit; what another one has approved is not of it', async () => {
    const by = await shop.buyer('admin')
    const [one, two, three, four] = [
      await paidOrder(),
      await paidOrder(),
      await paidOrder(),
      await paidOrder(),
    ]
    const key = crypto.randomUUID()
    expect((await alone(by, one, 2_000, key)).status).toBe(201)
    const tooMuch = await alone(by, two, 1_001)
    expect(await refusalOf(tooMuch)).toMatchObject({
      code: 'FOUR_EYES_NEEDED',
      details: { operation: 'startRefund', digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(await refundsOf(two)).toEqual([])
    // Sent again it is the one that was done, and adds nothing.
    expect((await alone(by, one, 2_000, key)).status).toBe(201)
    const approved = await shop.post(`/admin/payments/${two.id}/refunds`, refundOf(1_001), by.token)
    expect(approved.status).toBe(201)
    expect((await alone(by, three, 1_000)).status).toBe(201)
    expect((await refusalOf(await alone(by, four, 1))).code).toBe('FOUR_EYES_NEEDED')
    expect((await alone(other, four, 1)).status).toBe(201)
  }, 120_000)

  it('is judged one after the other where two are done at once', async () => {
    const by = await shop.buyer('admin')
    const orders = [await paidOrder(), await paidOrder()]
    const answers = await Promise.all(orders.map((order) => alone(by, order, 1_600)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403])
    const [day] = await shop.billing.rows<{ total: string }>(
      `SELECT total FROM four_eyes_sum WHERE administrator_id = $1 AND sum = 'money'`,
      [by.id],
    )
    expect(day?.total).toBe('1600')
  }, 120_000)
})
