import type { PlaceOrderResponse } from '@originseal/contracts'
import { writeFormBody } from '@originseal/ecpay'
import { until } from '@originseal/testing'
import { noticeOf } from '../ecpay-double.fixture'
import { attemptOf, packPrice, startShop, type Buyer, type Shop } from '../payments.harness'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await startShop()
  buyer = await shop.buyer()
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.ecpay.fault = 'none'
})

const noticePath = '/payments/ecpay/notice'
const tell = async (body: string): Promise<string> => (await shop.tell(noticePath, body)).text()
/** A new order, and the number of its try at the provider, which says that it is paid. */
async function paidOrder(amount = packPrice): Promise<PlaceOrderResponse & { number: string }> {
  const placed = await shop.order(buyer)
  const number = attemptOf(placed)
  shop.ecpay.pay(number, amount)
  return { ...placed, number }
}
const stateOf = async ({ order }: PlaceOrderResponse) => (await shop.read(order, buyer)).state
const fulfilled = (placed: PlaceOrderResponse) =>
  until(async () => (await stateOf(placed)) === 'fulfilled', {
    what: 'the order to be fulfilled',
    within: 30_000,
  })
/** Nothing is left to be done for the order's try. */
const atRest = async (number: string) =>
  until(
    async () =>
      (
        await shop.billing.rows(
          `SELECT FROM job WHERE kind = 'payments.ask' AND payload->>'number' = $1 AND due_at < now() + interval '1 minute'`,
          [number],
        )
      ).length === 0,
    { what: 'the questions to be answered', within: 30_000 },
  )
const once = { facts: 1, rows: 1 }
const never = { facts: 0, rows: 0 }

describe('W12: a notice', () => {
  it('is answered by exactly 1|OK and fulfils the order once the provider confirms it', async () => {
    const placed = await paidOrder()
    const response = await shop.tell(noticePath, noticeOf(placed.number, packPrice))
    expect([response.status, await response.text()]).toEqual([200, '1|OK'])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    await fulfilled(placed)
    expect(await shop.fulfilments(placed.order)).toEqual(once)
  })

  it('five times in other words, and fifty times at once, fulfils once', async () => {
    const placed = await paidOrder()
    const wordings = ['交易成功', 'paid', 'Succeeded', '', '付款成功']
    const bodies = Array.from({ length: 50 }, (_, n) =>
      noticeOf(placed.number, packPrice, { RtnMsg: wordings[n % wordings.length] as string }),
    )
    expect(new Set(await Promise.all(bodies.map(tell)))).toEqual(new Set(['1|OK']))
    await fulfilled(placed)
    for (const body of bodies.slice(0, 5)) expect(await tell(body)).toBe('1|OK')
    await atRest(placed.number)
    expect(await shop.fulfilments(placed.order)).toEqual(once)
  })

  it('with any changed field is refused, and changes nothing', async () => {
    const placed = await paidOrder()
    const right = Object.fromEntries(new URLSearchParams(noticeOf(placed.number, packPrice)))
    for (const name of Object.keys(right)) {
      const changed = writeFormBody({ ...right, [name]: `${right[name]}0` })
      expect(await tell(changed)).not.toBe('1|OK')
    }
    const { CheckMacValue: _seal, ...unsealed } = right
    expect(await tell(writeFormBody(unsealed))).not.toBe('1|OK')
    expect(await stateOf(placed)).toBe('awaiting')
    expect(await shop.fulfilments(placed.order)).toEqual(never)
  })

  it('that names a field twice, is too long or is JSON is refused', async () => {
    const placed = await paidOrder()
    const twice = `${noticeOf(placed.number, packPrice)}&TradeAmt=1`
    expect((await shop.tell(noticePath, twice)).status).toBe(400)
    expect((await shop.tell(noticePath, `a=${'1'.repeat(20_000)}`)).status).toBe(413)
    expect((await shop.post(noticePath, {}, buyer.token)).status).toBe(415)
    expect(await stateOf(placed)).toBe('awaiting')
  })

  it('of another amount fulfils nothing and asks for a look', async () => {
    const placed = await paidOrder()
    expect(await tell(noticeOf(placed.number, packPrice - 1))).toBe('1|OK')
    const [row] = await shop.billing.rows('SELECT state, review FROM purchase_order WHERE id = $1', [
      placed.order.id,
    ])
    expect(row).toEqual({ state: 'awaiting', review: 'amount' })
    expect(await shop.fulfilments(placed.order)).toEqual(never)
    expect(await shop.read(placed.order, buyer)).toMatchObject({ isUnderReview: true })
    const again = await shop.post(`/orders/${placed.order.id}/attempts`, { payment: 'card' }, buyer.token)
    expect(await again.json()).toMatchObject({ code: 'PAYMENT_UNDER_REVIEW' })
  })

  it('that the provider contradicts by another amount fulfils nothing until somebody has looked', async () => {
    const placed = await paidOrder(packPrice - 1)
    expect(await tell(noticeOf(placed.number, packPrice))).toBe('1|OK')
    await until(async () => shop.ecpay.asked(placed.number) > 0, { what: 'a question' })
    const admin = await shop.buyer('admin')
    const listed = async () => {
      const answer = await shop.billing.get('/admin/payments?review=true', admin.token)
      const { orders } = (await answer.json()) as { orders: { id: string; review: string }[] }
      return orders.find(({ id }) => id === placed.order.id)
    }
    await until(async () => (await listed())?.review === 'amount', { what: 'the order to be listed' })
    expect(await shop.fulfilments(placed.order)).toEqual(never)
  })

  it('of a simulated payment fulfils nothing, and does not stand in the way of the true one', async () => {
    const placed = await paidOrder()
    expect(await tell(noticeOf(placed.number, packPrice, { SimulatePaid: '1' }))).toBe('1|OK')
    expect(await stateOf(placed)).toBe('awaiting')
    expect(await tell(noticeOf(placed.number, packPrice))).toBe('1|OK')
    await fulfilled(placed)
    expect(await shop.fulfilments(placed.order)).toEqual(once)
  })

  it('of an order that was cancelled or has expired counts: the money has come', async () => {
    const placed = await paidOrder()
    expect((await shop.post(`/orders/${placed.order.id}/cancel`, {}, buyer.token)).status).toBe(200)
    expect(await stateOf(placed)).toBe('cancelled')
    expect(await tell(noticeOf(placed.number, packPrice))).toBe('1|OK')
    await fulfilled(placed)
    expect((await shop.post(`/orders/${placed.order.id}/cancel`, {}, buyer.token)).status).toBe(409)
  })

  it('of a number that we never had is kept and answered', async () => {
    expect(await tell(noticeOf('OSNOBODYHASTHISNUMBE', packPrice))).toBe('1|OK')
  })

  it('of a failure leaves the order payable; a second try that is paid too asks for a look', async () => {
    const placed = await paidOrder()
    expect(await tell(noticeOf(placed.number, packPrice, { RtnCode: '10100058', RtnMsg: '付款失敗' }))).toBe(
      '1|OK',
    )
    expect(await shop.read(placed.order, buyer)).toMatchObject({ state: 'awaiting', hasFailed: true })
    const response = await shop.post(`/orders/${placed.order.id}/attempts`, { payment: 'card' }, buyer.token)
    const second = attemptOf((await response.json()) as PlaceOrderResponse)
    shop.ecpay.pay(second, packPrice)
    await tell(noticeOf(second, packPrice))
    await fulfilled(placed)
    await tell(noticeOf(placed.number, packPrice))
    const [row] = await shop.billing.rows('SELECT state, review FROM purchase_order WHERE id = $1', [
      placed.order.id,
    ])
    expect(row).toEqual({ state: 'fulfilled', review: 'double' })
    expect(await shop.fulfilments(placed.order)).toEqual(once)
  })
})

describe('W12: the browser’s way back', () => {
  it('pays as the notice does, and leads to the page of the order', async () => {
    const placed = await paidOrder()
    const response = await shop.tell('/payments/ecpay/result', noticeOf(placed.number, packPrice))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/payment/success?orderId=${placed.order.id}`)
    await tell(noticeOf(placed.number, packPrice, { RtnMsg: 'paid' }))
    await fulfilled(placed)
    expect(await shop.fulfilments(placed.order)).toEqual(once)
  })

  it('with a forged result leads to the page and pays nothing', async () => {
    const placed = await paidOrder()
    const forged = noticeOf(placed.number, packPrice).replace(/CheckMacValue=../, 'CheckMacValue=00')
    const response = await shop.tell('/payments/ecpay/result', forged)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/payment/success'])
    expect(await stateOf(placed)).toBe('awaiting')
  })
})

describe('W12: no notice, or no answer', () => {
  it('a lost notice is made good by asking', async () => {
    const placed = await paidOrder()
    await shop.billing.rows(
      `UPDATE job SET due_at = now() WHERE kind = 'payments.ask' AND payload->>'number' = $1`,
      [placed.number],
    )
    await fulfilled(placed)
    expect(await shop.fulfilments(placed.order)).toEqual(once)
  })

  it('an answer with a wrong seal is none; a payment that nobody confirms for a minute is fulfilled on its seal', async () => {
    const placed = await paidOrder()
    shop.ecpay.fault = 'unsealed'
    await tell(noticeOf(placed.number, packPrice))
    await until(async () => shop.ecpay.asked(placed.number) > 0, { what: 'a question' })
    expect(await stateOf(placed)).toBe('paid')
    shop.ecpay.fault = 'away'
    await shop.billing.rows(`UPDATE purchase_order SET paid_at = now() - interval '1 minute' WHERE id = $1`, [
      placed.order.id,
    ])
    await fulfilled(placed)
    const admin = await shop.buyer('admin')
    const seen = await (await shop.billing.get(`/admin/payments/${placed.order.id}`, admin.token)).json()
    expect(seen).toMatchObject({ isUnconfirmed: true, state: 'fulfilled' })
    shop.ecpay.fault = 'none'
    const asked = await shop.post(`/admin/payments/${placed.order.id}/inquiries`, {}, admin.token)
    expect(asked.status).toBe(202)
    await until(
      async () => {
        const answer = await shop.billing.get(`/admin/payments/${placed.order.id}`, admin.token)
        return ((await answer.json()) as { isUnconfirmed: boolean }).isUnconfirmed === false
      },
      { what: 'the provider to confirm it' },
    )
  })

  it('a number to pay with is kept, and the order is paid by it later', async () => {
    const placed = await shop.order(buyer, 'atm')
    const number = attemptOf(placed)
    const change = { RtnCode: '2', BankCode: '812', vAccount: '9103522175887271', ExpireDate: '2026/11/25' }
    const response = await shop.tell('/payments/ecpay/number', noticeOf(number, packPrice, change))
    expect(await response.text()).toBe('1|OK')
    expect(await shop.read(placed.order, buyer)).toMatchObject({
      state: 'instructed',
      instructions: { bankCode: '812', account: '9103522175887271', payBefore: '2026/11/25' },
    })
    shop.ecpay.pay(number, packPrice)
    await tell(noticeOf(number, packPrice, { PaymentType: 'ATM_LAND' }))
    await fulfilled(placed)
  })
})
