import { protectionUnits, type AdministeredRefund, type Order } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { noticeOf } from '../ecpay-double.fixture'
import { startInvoiceDouble, type InvoiceDouble } from '../invoices/invoice-double.fixture'
import { attemptOf, packPrice, startShop, type Buyer, type Shop } from '../payments.harness'

let shop: Shop
let invoices: InvoiceDouble
let admin: Buyer
beforeAll(async () => {
  invoices = await startInvoiceDouble()
  shop = await startShop({ INVOICE_PROVIDER_URL: invoices.url })
  admin = await shop.buyer('admin')
})
afterAll(async () => {
  await shop.stop()
  await invoices.close()
})
beforeEach(() => {
  shop.ecpay.fault = 'none'
})

interface Bought {
  readonly buyer: Buyer
  readonly order: Order
  readonly number: string
  readonly read: () => Promise<Order>
}

/** A pack of 20 seals that a card has paid. */
async function boughtByCard(): Promise<Bought> {
  const buyer = await shop.buyer()
  const placed = await shop.order(buyer)
  const number = attemptOf(placed)
  shop.ecpay.pay(number, packPrice)
  const [charge] = shop.ecpay.charges(number)
  await shop.tell('/payments/ecpay/notice', noticeOf(number, packPrice, { gwsr: charge?.gwsr ?? '' }))
  const read = () => shop.read(placed.order, buyer)
  await until(async () => (await read()).invoice !== undefined, { what: 'the invoice', within: 30_000 })
  return { buyer, order: placed.order, number, read }
}

const reason = '不需要了'
const ask = ({ order, buyer }: Bought, body: object = { reason }) =>
  shop.post(`/orders/${order.id}/refunds`, body, buyer.token)
const state = async ({ read }: Bought) => (await read()).refund?.state
const reaches = (bought: Bought, wanted: string) =>
  until(async () => (await state(bought)) === wanted, { what: wanted, within: 30_000 })
const administered = async (query: string): Promise<AdministeredRefund[]> => {
  const response = await shop.billing.get(`/admin/refunds?${query}`, admin.token)
  return ((await response.json()) as { refunds: AdministeredRefund[] }).refunds
}

/** The spender answers how much it could take back. */
async function answerRevocations({ buyer }: Bought, revoked: number): Promise<void> {
  const rows = () =>
    shop.billing.rows<{ event_id: string; lot_id: string; requested: number }>(
      'SELECT event_id, lot_id, requested FROM unit_revocation WHERE owner_id = $1 AND answered_at IS NULL',
      [buyer.id],
    )
  await until(async () => (await rows()).length > 0, { what: 'the units to be asked for' })
  for (const { event_id: eventId, lot_id: lotId, requested } of await rows())
    await shop.billing.tell(protectionUnits.revoked, {
      eventId,
      ownerId: buyer.id,
      unit: 'seal',
      lotId,
      requested,
      revoked,
    })
}

test('within seven days: units back, money after, less what was used; the invoice has an allowance', async () => {
  const bought = await boughtByCard()
  const quote = await shop.billing.get(`/orders/${bought.order.id}/refund-quote`, bought.buyer.token)
  expect(await quote.json()).toMatchObject({ kind: 'cooling-off', amount: packPrice, days: 15, by: 'card' })
  expect((await ask(bought)).status).toBe(201)
  expect((await ask(bought)).status).toBe(409)
  expect(shop.ecpay.charges(bought.number)[0]?.refunded).toBe(0)
  await answerRevocations(bought, 16)
  await reaches(bought, 'refunded')
  // Four seals were used, at 19.5 each.
  expect(await bought.read()).toMatchObject({ state: 'part-refunded', refunded: packPrice - 78 })
  expect(shop.ecpay.charges(bought.number)[0]).toMatchObject({ state: 'toCapture', refunded: packPrice - 78 })
  await until(async () => (await bought.read()).invoice?.allowed === packPrice - 78, {
    what: 'the allowance',
  })
}, 60_000)

test('nothing was used: all of it by giving the charge up, without a reason, and the invoice is void', async () => {
  const bought = await boughtByCard()
  expect((await ask(bought, {})).status).toBe(201)
  await answerRevocations(bought, 20)
  await reaches(bought, 'refunded')
  expect(await bought.read()).toMatchObject({ state: 'refunded', refunded: packPrice })
  expect(shop.ecpay.charges(bought.number)[0]).toMatchObject({ state: 'givenUp' })
  await until(async () => (await bought.read()).invoice?.isVoid === true, { what: 'the void invoice' })
}, 60_000)

test('an answer that is lost is seen in the charge: nothing is given back twice', async () => {
  const bought = await boughtByCard()
  const [charge] = shop.ecpay.charges(bought.number)
  if (charge) charge.state = 'captured'
  shop.ecpay.fault = 'refund-answer-lost'
  await shop.post(
    `/admin/payments/${bought.order.id}/refunds`,
    { amount: 100, reason, revokesUnits: false },
    admin.token,
  )
  await until(async () => charge?.refunded === 100, { what: 'the money to be given back' })
  shop.ecpay.fault = 'none'
  await reaches(bought, 'refunded')
  expect(charge?.refunded).toBe(100)
  expect(await bought.read()).toMatchObject({ state: 'part-refunded', refunded: 100 })
}, 60_000)

test('what the provider refuses is told to administrators, who try again', async () => {
  const bought = await boughtByCard()
  shop.ecpay.fault = 'balance-too-low'
  await ask(bought)
  await answerRevocations(bought, 20)
  await reaches(bought, 'failed')
  const [refused] = await administered(`open=true&orderId=${bought.order.id}`)
  expect(refused?.failure).toContain('error_overflow')
  shop.ecpay.fault = 'none'
  await shop.post(`/admin/refunds/${refused?.id}/retries`, {}, admin.token)
  await reaches(bought, 'refunded')
}, 60_000)

test('what no card has paid goes back by a transfer that an administrator confirms once', async () => {
  const buyer = await shop.buyer()
  const { order } = await shop.order(buyer, 'transfer')
  await shop.post(
    `/admin/payments/${order.id}/transfers`,
    { amount: packPrice, reference: order.number },
    admin.token,
  )
  const bought = { buyer, order, number: '', read: () => shop.read(order, buyer) }
  expect((await ask(bought)).status).toBe(400)
  const account = { bankCode: '812', account: '123456789012', holder: '王小明' }
  expect((await ask(bought, { reason, account })).status).toBe(201)
  await answerRevocations(bought, 20)
  await reaches(bought, 'awaiting-transfer')
  const [refund] = await administered(`orderId=${order.id}`)
  expect(refund).toMatchObject({ amount: packPrice, account })
  const confirm = (reference: string) =>
    shop.post(`/admin/refunds/${refund?.id}/transfers`, { reference }, admin.token)
  expect((await confirm('BANK-0001')).status).toBe(200)
  expect((await confirm('BANK-0002')).status).toBe(409)
  expect((await administered(`orderId=${order.id}`))[0]).not.toHaveProperty('account')
  expect(await bought.read()).toMatchObject({ state: 'refunded', refunded: packPrice })
}, 60_000)

test('after seven days an administrator decides, and no more than was paid goes back', async () => {
  const bought = await boughtByCard()
  await shop.billing.rows(`UPDATE fulfilment SET at = now() - interval '20 days' WHERE order_id = $1`, [
    bought.order.id,
  ])
  const unreasoned = await ask(bought, { reason: ' ' })
  expect([unreasoned.status, await unreasoned.json()]).toMatchObject([400, { code: 'REFUND_REASON_MISSING' }])
  const asked = (await (await ask(bought)).json()) as { id: string; kind: string; state: string }
  expect(asked).toMatchObject({ kind: 'on-request', state: 'requested' })
  const decide = (body: object) => shop.post(`/admin/refunds/${asked.id}/decisions`, body, admin.token)
  expect((await decide({ decision: 'approve', amount: packPrice + 1 })).status).toBe(400)
  expect((await decide({ decision: 'reject', note: '已超過七日' })).status).toBe(200)
  expect((await decide({ decision: 'approve', amount: 100 })).status).toBe(409)
  expect((await bought.read()).refund).toMatchObject({ state: 'rejected', note: '已超過七日' })
}, 60_000)

test('what waits for an administrator is listed by the day on which it is due, page by page', async () => {
  const asked: string[] = []
  for (const days of [9, 12]) {
    const bought = await boughtByCard()
    await shop.billing.rows(`UPDATE fulfilment SET at = now() - interval '20 days' WHERE order_id = $1`, [
      bought.order.id,
    ])
    const { id } = (await (await ask(bought)).json()) as { id: string }
    await shop.billing.rows(`UPDATE refund SET due_at = now() + $2::int * interval '1 day' WHERE id = $1`, [
      id,
      days,
    ])
    asked.push(id)
  }
  const listed = await administered('open=true')
  expect(listed.map(({ id }) => id).filter((id) => asked.includes(id))).toEqual(asked)
  expect(await administered(`open=true&cursor=${listed[0]?.id}`)).toEqual(listed.slice(1))
}, 60_000)
