import { createRequire } from 'node:module'
import { randomInt, randomUUID } from 'node:crypto'
import { ask, bearer } from '../../shared/ask.mjs'
import { until } from '../../shared/until.mjs'
import { registerPerson } from '../../shared/people.mjs'

const require = createRequire(import.meta.url)
/** Built by the time that a product runs. */
const ecpay = () => require('@originseal/ecpay')

/** One of the addresses for measurements, which nobody has (RFC 2544). */
const anAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`

/** @returns {RequestInit} */
const form = (fields) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual',
})

/** Somebody new who buys at the running product, and the payment provider that they pay at. */
export class Checkout {
  /** @param {import('../../shared/stack.mjs').Stack} stack @param {string} bank origin of the sandbox bank */
  constructor(stack, bank) {
    this.origin = stack.origin
    this.bank = bank
  }

  /** Somebody new places an order by card, and their browser brings it to the bank. */
  async begin(item) {
    const { token } = await registerPerson(this.origin)
    this.token = token
    const placed = await this.call('POST', '/api/orders', 201, {
      item,
      payment: 'card',
      invoice: { kind: 'person', email: 'buyer@example.com' },
      startNow: true,
    })
    this.orderId = placed.order.id
    this.amount = placed.order.amount
    this.number = placed.next.fields.MerchantTradeNo
    const taken = await fetch(placed.next.action, form(placed.next.fields))
    if (taken.status !== 303) throw new Error(`the bank answered ${taken.status}: ${await taken.text()}`)
    this.page = String(taken.headers.get('location'))
    this.tradeNo = this.page.slice('/pay/'.length)
    return this
  }

  /** Pays on the bank's page. @param {string} notices how the bank then tells of it */
  async pay(notices, outcome = 'approved') {
    await this.press(this.page, { outcome, notices })
  }

  /** Presses a button of the bank. */
  async press(path, fields) {
    const done = await fetch(this.bank + path, form(fields))
    if (done.status !== 303) throw new Error(`${path} of the bank answered ${done.status}`)
  }

  /** @param {string} name of a fault of the bank @param {boolean} isOn */
  fault(name, isOn) {
    return this.press(`/desk/faults/${name}`, { on: isOn ? 'yes' : 'no' })
  }

  /** Sends fields as a notice. @returns {Promise<string>} what the product answers */
  async tell(fields, kind = 'notice') {
    const answer = await fetch(`${this.origin}/api/payments/ecpay/${kind}`, form(fields))
    return answer.text()
  }

  /** As the provider seals it. */
  sealed(fields) {
    const { stageMerchant, withCheckMacValue } = ecpay()
    return withCheckMacValue({ MerchantID: stageMerchant.id, ...fields }, stageMerchant)
  }

  /** A question to the provider, as we ask it. */
  question(path, fields) {
    return ask(this.bank + path, { ...form(this.sealed(fields)), status: 200 })
  }

  order() {
    return this.call('GET', `/api/orders/${this.orderId}`, 200)
  }

  async state() {
    return (await this.order()).state
  }

  fulfilled() {
    return this.orderIs('fulfilled')
  }

  orderIs(wanted) {
    return until(async () => (await this.state()) === wanted, {
      what: `the order to be ${wanted}`,
      within: 90_000,
    })
  }

  async call(method, path, status, body) {
    const answer = await this.send(method, path, body)
    if (answer.status !== status)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }

  /** @param {string} [key] under which it is sent again without another effect */
  send(method, path, body, key = randomUUID()) {
    return fetch(this.origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // Each request is counted alone by the limits of the gateway, so that as many as are sent are worked on.
        'x-forwarded-for': anAddress(),
        ...bearer(this.token),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
}
