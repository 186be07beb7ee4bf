import { randomUUID } from 'node:crypto'
import { until } from './until.mjs'
import { ask, askJson, bearer } from './ask.mjs'
import { tokenFor } from './mails.mjs'

/** A phone number of its own for each seed. */
export const phoneOf = (seed) => `09${String(seed % 100_000_000).padStart(8, '0')}`

/** Somebody who buys: a visitor by the token of a trial, or a member. */
export class Buyer {
  /** @param {string} origin @param {string} token @param {string} email */
  constructor(origin, token, email, isMember = false) {
    this.origin = origin
    this.token = token
    this.email = email
    this.isMember = isMember
  }

  /**
   * Somebody new, with a confirmed address where the mails are files of this machine: no other is told anything.
   * @param {string} origin @param {number} seed so that nobody is registered twice @param {string | undefined} mails
   */
  static async register(origin, seed, name, mails) {
    const email = `${name}-${seed}@example.tw`
    const person = { realName: '林原印', email, phone: phoneOf(seed), password: `correct horse ${seed}` }
    await askJson(`${origin}/api/auth/register`, { ...json(person, origin), status: 201 })
    if (mails !== undefined) {
      const token = await tokenFor(mails, email, '/confirm-email')
      const confirmation = json({ token }, origin)
      await ask(`${origin}/api/account/email-confirmations`, { ...confirmation, status: 204 })
    }
    return Buyer.logIn(origin, email, person.password)
  }

  /** @param {string} origin @param {string} email */
  static async logIn(origin, email, password) {
    const { token } = await askJson(`${origin}/api/auth/login`, json({ identifier: email, password }, origin))
    return new Buyer(origin, token, email, true)
  }

  order(item, payment) {
    return this.call('POST', '/api/orders', 201, {
      item,
      payment,
      invoice: { kind: 'person', email: this.email },
      startNow: true,
      eventId: randomUUID(),
    })
  }

  read(orderId) {
    return this.call('GET', `/api/orders/${orderId}`, 200)
  }

  /** Waits until an order is as it should be. @returns {Promise<any>} the order */
  async orderUntil(orderId, what, holds) {
    let order
    await until(async () => holds((order = await this.read(orderId))), { what, within: 90_000, every: 500 })
    return order
  }

  async orders() {
    return (await this.call('GET', '/api/orders', 200)).orders
  }

  /** @returns {Promise<any>} what is answered; undefined for nothing */
  async call(method, path, status, body) {
    const answer = await ask(this.origin + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        origin: this.origin,
        'idempotency-key': randomUUID(),
        ...bearer(this.token),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      status,
    })
    const text = await answer.text()
    return text === '' ? undefined : JSON.parse(text)
  }
}

const json = (body, origin) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin, 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
})
