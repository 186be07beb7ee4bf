import { createRequire } from 'node:module'
import { ask } from '../../journey/ask.mjs'
import { bearer } from '../browser.mjs'
import { registerPerson } from '../accounts/people.mjs'

const required = createRequire(import.meta.url)
/** Built by the time that a product runs. */
const ecpay = () => required('@originseal/ecpay')

const form = (fields) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual',
})

/**
 * A buyer of 20 seals at the running product, and the payment provider that it is paid at.
 * @param {import('../stack.mjs').Stack} stack
 */
export class Checkout {
  /** @param {string} bank origin of the sandbox bank */
  constructor(stack, bank) {
    this.origin = stack.origin
    this.bank = bank
  }

  /** Somebody new places an order by card, and their browser brings it to the bank. */
  async begin() {
    const { token } = await registerPerson(this.origin)
    this.token = token
    const placed = await this.call('POST', '/api/orders', 201, {
      item: { kind: 'pack', pack: 'seal-pack' },
      payment: 'card',
      invoice: { kind: 'person', email: 'buyer@example.com' },
      startNow: true,
    })
    this.orderId = placed.order.id
    this.amount = placed.order.amount
    this.number = placed.next.fields.MerchantTradeNo
    const taken = await fetch(placed.next.action, form(placed.next.fields))
    if (taken.status !== 303) throw new Error(`the bank answered ${taken.status}: ${await taken.text()}`)
    this.page = taken.headers.get('location')
    return this
  }

  /** Pays on the bank's page. @param {string} notices how the bank then tells of it */
  async pay(notices, outcome = 'approved') {
    const paid = await fetch(this.bank + this.page, form({ outcome, notices }))
    if (paid.status !== 303) throw new Error(`paying answered ${paid.status}`)
  }

  cancel() {
    return this.call('POST', `/api/orders/${this.orderId}/cancel`, 200, {})
  }

  /** A notice as the provider seals it. */
  notice(change = {}) {
    const { stageMerchant, withCheckMacValue } = ecpay()
    return withCheckMacValue(
      {
        MerchantID: stageMerchant.id,
        MerchantTradeNo: this.number,
        RtnCode: '1',
        RtnMsg: '交易成功',
        TradeNo: this.page.slice('/pay/'.length),
        TradeAmt: String(this.amount),
        PaymentDate: '2026/11/22 12:00:00',
        PaymentType: 'Credit_CreditCard',
        SimulatePaid: '0',
        ...change,
      },
      stageMerchant,
    )
  }

  /** Sends fields as a notice. @returns {Promise<string>} what the product answers */
  async tell(fields) {
    const answer = await fetch(`${this.origin}/api/payments/ecpay/notice`, form(fields))
    return answer.text()
  }

  async state() {
    return (await this.call('GET', `/api/orders/${this.orderId}`, 200)).state
  }

  /** How many lots of a pack the buyer was granted: one for each time that the order was fulfilled. */
  async fulfilments() {
    const { data } = await this.call('GET', '/api/units/lines', 200)
    return data.lines.filter(({ move, cause }) => move === 'grant' && cause.id === this.orderId).length
  }

  async call(method, path, status, body) {
    const answer = await ask(this.origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...bearer(this.token) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      status,
    })
    return answer.json()
  }
}
