import {
  problemBody,
  type AdministeredOrder,
  type AdministeredRefund,
  type Order,
  type ReadPaymentResponse,
  type ReadProviderAnswersResponse,
} from '@originseal/contracts'
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

const came = packPrice - 15
const reason = '銀行扣了手續費'
interface Reviewed {
  readonly buyer: Buyer
  readonly order: Order
}

/** A card has paid less than was asked for, and the order is listed for a look. */
async function reviewed(): Promise<Reviewed> {
  const buyer = await shop.buyer()
  const placed = await shop.order(buyer)
  const number = attemptOf(placed)
  shop.ecpay.pay(number, came)
  const [charge] = shop.ecpay.charges(number)
  await shop.tell('/payments/ecpay/notice', noticeOf(number, came, { gwsr: charge?.gwsr ?? '' }))
  return { buyer, order: placed.order }
}
/** An administrator has found less on the account than was asked for. */
async function transferred(reference: string): Promise<Reviewed> {
  const buyer = await shop.buyer()
  const { order } = await shop.order(buyer, 'transfer')
  const answer = await confirm(order, { amount: came, reference })
  expect(answer.status).toBe(200)
  return { buyer, order }
}
const confirm = ({ id }: Order, transfer: { amount: number; reference: string }) =>
  shop.post(`/admin/payments/${id}/transfers`, transfer, admin.token)
const decide = ({ order }: Reviewed, decision: object) =>
  shop.post(`/admin/payments/${order.id}/review-decisions`, { reason, ...decision }, admin.token)
const administered = async ({ order: { id } }: Reviewed) =>
  (await (await shop.billing.get(`/admin/payments/${id}`, admin.token)).json()) as AdministeredOrder
const isListed = async ({ order }: Reviewed) => {
  const answer = await shop.billing.get('/admin/payments?review=true&limit=50', admin.token)
  const { orders } = (await answer.json()) as { orders: { id: string }[] }
  return orders.some(({ id }) => id === order.id)
}
const refundsOf = async ({ order }: Reviewed) => {
  const answer = await shop.billing.get(`/admin/refunds?orderId=${order.id}`, admin.token)
  return ((await answer.json()) as { refunds: AdministeredRefund[] }).refunds
}
const isRefunded = (of: Reviewed) =>
  until(async () => (await refundsOf(of))[0]?.state === 'refunded', { what: 'the refund', within: 30_000 })
const codeOf = async (answer: Response) => problemBody.parse(await answer.json()).code

describe('ADMIN-04: a payment of another amount', () => {
  it('is shown with what came, and accepted: what came is the price of order and invoice', async () => {
    const one = await reviewed()
    expect(await administered(one)).toMatchObject({
      state: 'awaiting',
      review: 'amount',
      amount: packPrice,
      contested: { received: came, decisions: ['fulfil', 'give-back', 'reject'] },
      attempts: [{ state: 'held', amount: packPrice, received: came }],
    })
    const fulfil = { decision: 'fulfil', amount: packPrice, received: came }
    const decided = await decide(one, fulfil)
    expect(decided.status).toBe(200)
    expect(await decided.json()).toMatchObject({ state: 'fulfilled', amount: came })
    expect(await isListed(one)).toBe(false)
    expect(await shop.fulfilments(one.order)).toEqual({ facts: 1, rows: 1 })
    const invoiced = async () => (await shop.read(one.order, one.buyer)).invoice !== undefined
    await until(invoiced, { what: 'the invoice', within: 30_000 })
    expect(await codeOf(await decide(one, fulfil))).toBe('ORDER_NOT_UNDER_REVIEW')
  })

  it('goes back by its card, all that came, and the order can be paid again', async () => {
    const one = await reviewed()
    expect((await decide(one, { decision: 'give-back', amount: came })).status).toBe(200)
    expect(await isListed(one)).toBe(false)
    await isRefunded(one)
    expect(await refundsOf(one)).toMatchObject([{ amount: came, reason }])
    expect(await shop.read(one.order, one.buyer)).toMatchObject({ state: 'awaiting', refunded: 0 })
    const again = await shop.post(`/orders/${one.order.id}/attempts`, { payment: 'card' }, one.buyer.token)
    expect(again.status).toBe(201)
    expect(await shop.fulfilments(one.order)).toEqual({ facts: 0, rows: 0 })
  })

  it('that did not come is rejected: nothing is handed out or given back, and a transfer can be confirmed anew', async () => {
    const one = await transferred('20261125-0001')
    expect(await codeOf(await confirm(one.order, { amount: 15, reference: '20261125-0002' }))).toBe(
      'ORDER_UNDER_REVIEW',
    )
    expect((await decide(one, { decision: 'reject', amount: came })).status).toBe(200)
    expect(await isListed(one)).toBe(false)
    expect(await refundsOf(one)).toEqual([])
    const right = await confirm(one.order, { amount: packPrice, reference: '20261125-0001' })
    expect(await right.json()).toMatchObject({ state: 'fulfilled' })
  })

  it('by transfer goes back to the account that is given, and waits for that among the refunds', async () => {
    const one = await transferred('20261125-0003')
    const account = { bankCode: '812', account: '123456789012', holder: '王小明' }
    expect((await decide(one, { decision: 'give-back', amount: came, account })).status).toBe(200)
    const waits = async () => (await refundsOf(one))[0]?.state === 'awaiting-transfer'
    await until(waits, { what: 'the transfer back', within: 30_000 })
    expect(await refundsOf(one)).toMatchObject([{ amount: came, account }])
  })

  it('is decided about as it was seen: once, by what came and what it costs', async () => {
    const one = await reviewed()
    for (const seen of [
      { decision: 'fulfil', amount: packPrice, received: packPrice },
      { decision: 'fulfil', amount: came, received: came },
      { decision: 'give-back', amount: packPrice },
      { decision: 'reject', amount: 1 },
    ])
      expect(await codeOf(await decide(one, seen))).toBe('REVIEW_CHANGED')
    const both = await Promise.all([
      decide(one, { decision: 'fulfil', amount: packPrice, received: came }),
      decide(one, { decision: 'give-back', amount: came }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('ADMIN-04: an order is read with its notices as they came, what the provider answered, and its refunds', async () => {
  const one = await reviewed()
  const read = async () => {
    const answer = await shop.billing.get(`/admin/payments/${one.order.id}`, admin.token)
    return (await answer.json()) as ReadPaymentResponse
  }
  const [attempt] = (await read()).attempts
  const number = String(attempt?.number)
  await shop.tell(
    '/payments/ecpay/notice',
    noticeOf(number, packPrice).replace(/CheckMacValue=../, 'CheckMacValue=00'),
  )
  const { notices, answers, refunds } = await read()
  expect(notices).toMatchObject([
    { verdict: 'forged', attemptNumber: number, fields: { TradeAmt: String(packPrice) } },
    { verdict: 'accepted', kind: 'payment', attemptNumber: number, fields: { TradeAmt: String(came) } },
  ])
  expect([answers, refunds]).toEqual([[], []])
  const asked = await shop.post(`/admin/payments/${one.order.id}/inquiries`, {}, admin.token)
  expect(asked.status).toBe(202)
  const answered = async () => {
    const answer = await shop.billing.get(`/admin/payments/${one.order.id}/answers`, admin.token)
    return ((await answer.json()) as ReadProviderAnswersResponse).answers
  }
  await until(async () => (await answered()).length > 0, { what: 'the answer', within: 30_000 })
  expect(await answered()).toMatchObject([{ attemptNumber: number, status: 'paid', amount: came }])
  await decide(one, { decision: 'give-back', amount: came })
  expect((await read()).refunds).toMatchObject([{ amount: came, reason }])
})

describe('ADMIN-04: a payment that the provider contradicts', () => {
  const contradicted = async (): Promise<Reviewed> => {
    const buyer = await shop.buyer()
    const placed = await shop.order(buyer)
    const number = attemptOf(placed)
    shop.ecpay.pay(number, came)
    const [charge] = shop.ecpay.charges(number)
    await shop.tell('/payments/ecpay/notice', noticeOf(number, packPrice, { gwsr: charge?.gwsr ?? '' }))
    const one = { buyer, order: placed.order }
    await until(() => isListed(one), { what: 'the order to be listed' })
    return one
  }

  it('is handed out for what came', async () => {
    const one = await contradicted()
    expect(await administered(one)).toMatchObject({
      state: 'paid',
      contested: { received: came, decisions: ['fulfil', 'give-back'] },
    })
    const answer = await decide(one, { decision: 'fulfil', amount: packPrice, received: came })
    expect(await answer.json()).toMatchObject({ state: 'fulfilled', amount: came })
  })

  it('goes back whole, and nothing is handed out meanwhile', async () => {
    const one = await contradicted()
    expect((await decide(one, { decision: 'give-back', amount: came })).status).toBe(200)
    expect(await isListed(one)).toBe(false)
    await isRefunded(one)
    const seen = await administered(one)
    expect(seen).toMatchObject({ state: 'refunded', amount: came, refunded: came })
    expect(seen.review).toBeUndefined()
    expect(await shop.fulfilments(one.order)).toEqual({ facts: 0, rows: 0 })
  })
})

test('ADMIN-04: of two payments of one order the second goes back, and nobody has to look any more', async () => {
  const buyer = await shop.buyer()
  const placed = await shop.order(buyer)
  const again = await shop.post(`/orders/${placed.order.id}/attempts`, { payment: 'card' }, buyer.token)
  const numbers = [attemptOf(placed), attemptOf((await again.json()) as typeof placed)]
  for (const number of numbers) {
    shop.ecpay.pay(number, packPrice)
    const [charge] = shop.ecpay.charges(number)
    await shop.tell('/payments/ecpay/notice', noticeOf(number, packPrice, { gwsr: charge?.gwsr ?? '' }))
  }
  const one = { buyer, order: placed.order }
  const isDone = async () => (await shop.read(one.order, buyer)).state === 'fulfilled'
  await until(isDone, { what: 'the order, which the second payment does not hold back', within: 30_000 })
  expect((await administered(one)).contested).toMatchObject({
    attemptNumber: numbers[1],
    decisions: ['give-back'],
  })
  expect((await decide(one, { decision: 'give-back', amount: packPrice })).status).toBe(200)
  await isRefunded(one)
  const seen = await administered(one)
  expect([seen.state, seen.refunded, seen.review]).toEqual(['fulfilled', 0, undefined])
})
