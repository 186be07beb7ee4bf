import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { ask, type Member } from './people'

interface Placed {
  readonly order: { readonly id: string; readonly number: string }
  readonly next: { readonly action: string; readonly fields: Record<string, string> }
}

/** A member orders a pack of seals and pays it by card at the bank, which then tells of another amount than came. */
export async function payWithWrongNotice(url: string, member: Member): Promise<Placed['order']> {
  const answer = await ask('POST', `${url}/api/orders`, {
    token: await member.logIn(),
    from: member.from,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      item: { kind: 'pack', pack: 'seal-pack' },
      payment: 'card',
      invoice: { kind: 'person', email: member.email },
      startNow: true,
    },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const { order, next } = answer.body as Placed
  const page = await post(next.action, next.fields)
  const paying = new URL(page.headers.get('location') ?? '', next.action)
  await post(paying.href, { outcome: 'approved', notices: 'wrong-amount' })
  return order
}

/** As the browser posts a form, without following where it leads. */
async function post(url: string, fields: Record<string, string>): Promise<Response> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  expect(response.status).toBe(303)
  return response
}
