import { randomUUID } from 'node:crypto'
import type {
  ListOrdersResponse,
  ListPaymentsResponse,
  PlaceOrderResponse,
  ReadFiguresResponse,
} from '@originseal/contracts'
import { trialWorksClaimed, userErased } from '@originseal/contracts'
import { checkoutFields, hasValidCheckMacValue, stageMerchant } from '@originseal/ecpay'
import { until } from '@originseal/testing'
import { lookAtViews } from '@originseal/testing/audited-views'
import { attemptOf, orderOfSeals, packPrice, startShop, type Shop } from '../payments.harness'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

test('BILL-02: an order has the server’s price, and a form that the provider takes', async () => {
  const buyer = await shop.buyer()
  const { order, next } = await shop.order(buyer)
  expect(order).toMatchObject({ amount: packPrice, state: 'awaiting', payment: 'card' })
  if (next.kind !== 'form') throw new Error('no form')
  expect(next.action).toBe(`${shop.ecpay.url}/Cashier/AioCheckOut/V5`)
  expect(hasValidCheckMacValue(next.fields, stageMerchant)).toBe(true)
  expect(checkoutFields.parse(next.fields)).toMatchObject({ TotalAmount: '390', ChoosePayment: 'Credit' })
})

test('BILL-02: whoever asks is told which ways to pay are open', async () => {
  const response = await shop.billing.get('/payment-methods')
  expect(await response.json()).toEqual({ methods: ['card', 'atm', 'cvs', 'barcode', 'transfer'] })
})

test('twenty requests with one key place one order; another body under it is refused', async () => {
  const { token } = await shop.buyer()
  const key = randomUUID()
  const asked = Array.from({ length: 20 }, () => shop.post('/orders', orderOfSeals('card'), token, key))
  const placed = await Promise.all(
    (await Promise.all(asked)).map((each) => each.json() as Promise<PlaceOrderResponse>),
  )
  expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1)
  expect(new Set(placed.map(attemptOf)).size).toBe(1)
  expect((await shop.post('/orders', orderOfSeals('atm'), token, key)).status).toBe(422)
})

test.each<[string, object, number, string]>([
  ['what nobody can spend yet', { item: { kind: 'pack', pack: 'dmca-pack' } }, 409, 'ITEM_NOT_SOLD'],
  [
    'a plan that has no price',
    { item: { kind: 'plan', plan: 'enterprise', interval: 'month' } },
    400,
    'REQUEST_INVALID',
  ],
  [
    'a wrong business number',
    { invoice: { kind: 'business', email: 'a@example.com', businessNumber: '12345678' } },
    400,
    'INVOICE_NUMBER_INVALID',
  ],
  [
    'a carrier that is none',
    { invoice: { kind: 'person', email: 'a@b.tw', carrier: { type: 'phone', number: '1' } } },
    400,
    'REQUEST_INVALID',
  ],
])('%s is not sold', async (_what, change, status, code) => {
  const { token } = await shop.buyer()
  const response = await shop.post('/orders', { ...orderOfSeals('card'), ...change }, token)
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code])
})

test('nobody sees, pays or cancels another’s order', async () => {
  const { order } = await shop.order(await shop.buyer())
  const { token } = await shop.buyer()
  expect((await shop.billing.get(`/orders/${order.id}`, token)).status).toBe(404)
  expect((await shop.post(`/orders/${order.id}/cancel`, {}, token)).status).toBe(404)
  expect((await shop.post(`/orders/${order.id}/attempts`, { payment: 'card' }, token)).status).toBe(404)
  expect((await shop.billing.get('/admin/payments', token)).status).toBe(403)
})

test('orders are listed newest first, page by page', async () => {
  const buyer = await shop.buyer()
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.unshift((await shop.order(buyer)).order.id)
  const page = async (query: string) =>
    (await (await shop.billing.get(`/orders?${query}`, buyer.token)).json()) as ListOrdersResponse
  const first = await page('limit=2')
  const second = await page(`limit=2&cursor=${first.nextCursor}`)
  expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(ids)
  expect(second.nextCursor).toBeNull()
})

test('a transfer pays an order when an administrator confirms it: once, and one order only', async () => {
  const [buyer, admin] = [await shop.buyer(), await shop.buyer('admin')]
  const { order, next } = await shop.order(buyer, 'transfer')
  expect(next).toEqual({ kind: 'transfer', account: '測試銀行 000' })
  const { instructions } = await shop.read(order, buyer)
  expect(instructions).toMatchObject({
    account: '測試銀行 000',
    payBefore: expect.stringMatching(/^20\d\d\//),
  })
  const confirm = (id: string, amount = packPrice) =>
    shop.post(`/admin/payments/${id}/transfers`, { amount, reference: '20261122-0001' }, admin.token)
  expect((await confirm(order.id)).status).toBe(200)
  expect(await shop.read(order, buyer)).toMatchObject({ state: 'fulfilled' })
  expect((await confirm(order.id)).status).toBe(409)
  const other = await shop.order(buyer, 'transfer')
  expect((await confirm(other.order.id)).status).toBe(409)
  expect(await shop.fulfilments(order)).toEqual({ facts: 1, rows: 1 })
  const card = await shop.order(buyer)
  expect((await confirm(card.order.id)).status).toBe(409)
})

test('ADMIN-03: the log has whose the order is that an administrator looks at or does something with', async () => {
  const [buyer, admin] = [await shop.buyer(), await shop.buyer('admin')]
  const { order } = await shop.order(buyer, 'transfer')
  await shop.billing.get(`/admin/payments?ownerId=${buyer.id}`, admin.token)
  await shop.billing.get(`/admin/payments/${order.id}`, admin.token)
  await shop.post(`/admin/payments/${order.id}/inquiries`, {}, admin.token)
  const transfer = { amount: packPrice, reference: 'whose-order-1' }
  await shop.post(`/admin/payments/${order.id}/transfers`, transfer, admin.token)
  const acts = await shop.billing.rows(
    `SELECT payload::jsonb ->> 'action' AS action, payload::jsonb ->> 'subjectId' AS of FROM outbox
     WHERE name = 'billing.administrator-acted.v1' AND payload::jsonb ->> 'actorId' = $1 ORDER BY payload::jsonb ->> 'at'`,
    [admin.id],
  )
  const actions = ['listPayments', 'readPayment', 'askProvider', 'confirmTransfer']
  expect(acts).toEqual(actions.map((action) => ({ action, of: buyer.id })))
})

test('ADMIN: each view of this service is exactly one act, and one that is refused is none', async () => {
  const [buyer, admin] = [await shop.buyer(), await shop.buyer('admin')]
  const { order } = await shop.order(buyer)
  const { answered, refused, acts } = await lookAtViews({
    service: 'billing',
    get: (path) => shop.billing.get(path, admin.token),
    values: { id: order.id, '?offer': 'basic', '?version': '1' },
    rows: shop.billing.rows,
    administratorId: admin.id,
  })
  expect(refused).toEqual([])
  expect(answered).toContain('readPayment')
  expect(acts).toEqual(answered)
})

test('ADMIN-02: what was paid and given back is counted by the day, and orders to look at wait for a person', async () => {
  const admin = await shop.buyer('admin')
  const figures = async () => {
    const answer = await shop.billing.get('/admin/figures/billing', admin.token)
    const { series, queues } = (await answer.json()) as ReadFiguresResponse
    const today = series.map(({ days }) => days.at(-1)?.value ?? 0)
    return { today, reviews: queues.find(({ name }) => name === 'payment-reviews')?.waiting ?? 0 }
  }
  const before = await figures()
  const { order } = await shop.order(await shop.buyer(), 'transfer')
  const transfer = { amount: packPrice, reference: 'figures-1' }
  await shop.post(`/admin/payments/${order.id}/transfers`, transfer, admin.token)
  await shop.billing.rows(
    `INSERT INTO refund (id, order_id, attempt_number, kind, state, amount, reason, requested_by, requested_at, due_at,
       revokes_units, refunded_at)
     SELECT gen_random_uuid(), order_id, number, 'on-request', 'refunded', 90, 'a test', 'administrator', now(), now(),
       false, now() FROM payment_attempt WHERE order_id = $1`,
    [order.id],
  )
  await shop.billing.rows(`UPDATE purchase_order SET review = 'double' WHERE id = $1`, [order.id])
  const [orders = 0, revenue = 0] = before.today
  expect(await figures()).toEqual({
    today: [orders + 1, revenue + packPrice - 90],
    reviews: before.reviews + 1,
  })
})

test('ADMIN-01: an order is found by each number that somebody can have of it, and by nothing else', async () => {
  const admin = await shop.buyer('admin')
  const { order } = await shop.order(await shop.buyer())
  await shop.billing.rows(
    `UPDATE payment_attempt SET provider_number = '2611230912345678' WHERE order_id = $1`,
    [order.id],
  )
  await shop.billing.rows(
    `UPDATE purchase_order SET invoice = '{"kind":"business","email":"a@b.tw","businessNumber":"04595257"}' WHERE id = $1`,
    [order.id],
  )
  await shop.billing.rows(
    `INSERT INTO invoice (order_id, state, number, random_number, issued_at) VALUES ($1, 'issued', 'QX12345678', '1234', now())`,
    [order.id],
  )
  const attempt = await shop.billing.rows<{ number: string }>(
    'SELECT number FROM payment_attempt WHERE order_id = $1',
    [order.id],
  )
  const found = async (search: string) => {
    const answer = await shop.billing.get(`/admin/payments?${new URLSearchParams({ search })}`, admin.token)
    return ((await answer.json()) as ListPaymentsResponse).orders.map(({ id }) => id)
  }
  for (const search of [
    order.id,
    order.number,
    order.number.toLowerCase(),
    attempt[0]?.number as string,
    '2611230912345678',
    'qx-12345678',
    '04595257',
  ])
    expect(await found(search)).toEqual([order.id])
  for (const search of [order.number.slice(0, 12), randomUUID(), 'QX12345679', '%', '王小明'])
    expect(await found(search)).toEqual([])
})

test('ADMIN-04: orders are listed by the days on which they were placed, or paid', async () => {
  const [buyer, admin] = [await shop.buyer(), await shop.buyer('admin')]
  const { order } = await shop.order(buyer, 'transfer')
  await shop.billing.rows(
    `UPDATE purchase_order SET placed_at = '2026-01-31T15:59:00Z', paid_at = '2026-02-01T16:00:00Z' WHERE id = $1`,
    [order.id],
  )
  const listed = async (query: string) => {
    const answer = await shop.billing.get(`/admin/payments?ownerId=${buyer.id}&${query}`, admin.token)
    return ((await answer.json()) as ListPaymentsResponse).orders.length
  }
  expect(await listed('from=2026-01-31&until=2026-01-31')).toBe(1)
  expect(await listed('from=2026-02-01')).toBe(0)
  expect(await listed('payment=transfer&state=awaiting')).toBe(1)
  expect(await listed('payment=card')).toBe(0)
  expect(await listed('dated=paid&from=2026-02-02&until=2026-02-02')).toBe(1)
  expect(await listed('dated=paid&until=2026-02-01')).toBe(0)
})

test('an order that nobody pays in time expires', async () => {
  const buyer = await shop.buyer()
  const { order } = await shop.order(buyer)
  await shop.billing.rows(
    `UPDATE purchase_order SET payable_until = now() - interval '1 second' WHERE id = $1`,
    [order.id],
  )
  await shop.billing.rows(`UPDATE job SET due_at = now() WHERE kind = 'orders.expire'`)
  await until(async () => (await shop.read(order, buyer)).state === 'expired', {
    what: 'the order to expire',
  })
  expect((await shop.post(`/orders/${order.id}/attempts`, { payment: 'card' }, buyer.token)).status).toBe(409)
})

test('AUTH: a visitor’s orders go with the claim; an erased buyer’s order keeps its amount and nothing of the person', async () => {
  const [visitor, member] = [await shop.buyer('trial'), await shop.buyer()]
  await shop.billing.rows(`INSERT INTO unit_spender (unit, service) VALUES ('scan', 'scan-orchestrator')`)
  const unlock = { ...orderOfSeals('card'), item: { kind: 'scan-unlock', scanId: randomUUID() } }
  const placed = await shop.post('/orders', unlock, visitor.token)
  const { order } = (await placed.json()) as PlaceOrderResponse
  expect(order.amount).toBe(99)
  const at = new Date().toISOString()
  await shop.billing.tell(trialWorksClaimed, { visitorId: visitor.id, userId: member.id, claimedAt: at })
  expect(await shop.read(order, member)).toMatchObject({ id: order.id })
  await shop.billing.tell(userErased, { userId: member.id, erasedAt: at })
  const [row] = await shop.billing.rows('SELECT amount, invoice FROM purchase_order WHERE id = $1', [
    order.id,
  ])
  expect(row).toEqual({ amount: 99, invoice: null })
})

test('a visitor can unlock a scan and buy nothing else', async () => {
  const { token } = await shop.buyer('trial')
  expect((await shop.post('/orders', orderOfSeals('card'), token)).status).toBe(403)
})

test('what was bought is there when it is paid: seals of a pack, a plan for a month, the next one when it ends', async () => {
  const [buyer, admin] = [await shop.buyer(), await shop.buyer('admin')]
  const buy = async (item: object): Promise<void> => {
    const placed = await shop.post('/orders', { ...orderOfSeals('transfer'), item }, buyer.token)
    const { order } = (await placed.json()) as PlaceOrderResponse
    const transfer = { amount: order.amount, reference: order.number }
    const confirmed = await shop.post(`/admin/payments/${order.id}/transfers`, transfer, admin.token)
    expect(await confirmed.json()).toMatchObject({ state: 'fulfilled' })
  }
  await buy({ kind: 'pack', pack: 'seal-pack' })
  await buy({ kind: 'plan', plan: 'pro', interval: 'month' })
  const grants = await shop.billing.rows(
    'SELECT unit, quantity, reason FROM unit_grant WHERE owner_id = $1 AND unit = $2 ORDER BY quantity',
    [buyer.id, 'seal'],
  )
  expect(grants).toEqual([
    { unit: 'seal', quantity: 20, reason: 'pack' },
    { unit: 'seal', quantity: 150, reason: 'plan' },
  ])
  const subscription = await (await shop.billing.get('/subscription', buyer.token)).json()
  expect(subscription).toMatchObject({ plan: 'pro', state: 'active', interval: 'month' })
  // A smaller one begins when this one ends, and only one can be bought ahead.
  const { endsAt } = subscription as { endsAt: string }
  const basic = { kind: 'plan', plan: 'basic', interval: 'month' } as const
  const quote = await shop.post('/orders/quotes', { item: basic, payment: 'atm' }, buyer.token)
  expect(await quote.json()).toEqual({ amount: 590, beginsAt: endsAt, renews: false })
  await buy(basic)
  const refused = await shop.post('/orders', { ...orderOfSeals('card'), item: basic }, buyer.token)
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    409,
    'NEXT_PLAN_BOUGHT',
  ])
})
