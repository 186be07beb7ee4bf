import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { ask, type Member } from './people'

interface Placed {
  readonly order: { readonly id: string; readonly number: string }
  readonly next: { readonly action: string; readonly fields: Record<string, string> }
}

/** A member orders a pack of seals and pays it by card at the bank, which then tells of another amount than came. */
export const payWithWrongNotice = (url: string, member: Member): Promise<Placed['order']> =>
  pay(url, member, 'seal-pack', 'wrong-amount')

/** A member buys a pack by card. */
export const buyPack = (url: string, member: Member, pack: string): Promise<Placed['order']> =>
  pay(url, member, pack, 'usual')

async function pay(
  url: string,
  member: Member,
  pack: string,
  notices: 'usual' | 'wrong-amount',
): Promise<Placed['order']> {
  const answer = await ask('POST', `${url}/api/orders`, {
    token: await member.logIn(),
    from: member.from,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      item: { kind: 'pack', pack },
      payment: 'card',
      invoice: { kind: 'person', email: member.email },
      startNow: true,
    },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { order, next } = answer.body as Placed
  const page = await post(next.action, next.fields)
  const paying = new URL(page.headers.get('location') ?? '', next.action)
  await post(paying.href, { outcome: 'approved', notices })
  return order
}

/** As the browser posts a form, without following where it leads. */
async function post(url: string, fields: Record<string, string>): Promise<Response> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect(response.status).toBe(303)
  return response
}
