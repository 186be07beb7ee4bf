import { randomUUID } from 'node:crypto'
import { until } from '../../chaos/until.mjs'
import { askJson, bearer } from '../ask.mjs'

/** Somebody who buys: a visitor by the token of a trial, or a member. */
export class Buyer {
  /** @param {string} origin @param {string} token @param {string} email */
  constructor(origin, token, email) {
    this.origin = origin
    this.token = token
    this.email = email
  }

  /** @param {string} origin @param {number} seed so that nobody is registered twice */
  static async register(origin, seed, name) {
    const email = `${name}-${seed}@example.tw`
    const phone = `09${String(seed % 10_000_000).padStart(7, '0')}${name.length % 10}`
    const person = { realName: '林原印', email, phone, password: `correct horse ${seed}` }
    const post = (body, status) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
      status,
    })
    await askJson(`${origin}/api/auth/register`, post(person, 201))
    const login = post({ identifier: email, password: person.password }, 200)
    const { token } = await askJson(`${origin}/api/auth/login`, login)
    return new Buyer(origin, token, email)
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

  async call(method, path, status, body) {
    return askJson(this.origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: this.origin,
        'idempotency-key': randomUUID(),
        ...bearer(this.token),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      status,
    })
  }
}
