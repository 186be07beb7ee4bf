import { openOrderLinkResponse, orderPaid, problemBody } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { join, newcomer, rowsOf, type Person } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { joinConfirmed, tell } from '../notifications/notifications.harness'
import { OrderLinkToken } from './order-link-token'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

/** A visitor without an account who has paid for an order. @param email the address that they gave */
async function buy(
  email: string = newcomer().email,
): Promise<{ visitorId: string; link: string; orderId: string }> {
  const [visitorId, orderId] = [crypto.randomUUID(), crypto.randomUUID()]
  await rowsOf(
    identity,
    `INSERT INTO trial_visitor (id, real_name, email, phone, admitted_at) VALUES ($1, $2, $3, $4, now())`,
    [visitorId, '王小明', email, '0912345678'],
  )
  const item = { kind: 'scan-unlock' as const, scanId: crypto.randomUUID() }
  const paidAt = new Date().toISOString()
  await tell(identity, orderPaid, {
    orderId,
    ownerId: visitorId,
    item,
    catalogueVersion: 1,
    amount: 99,
    paidAt,
  })
  const link = await identity.app.get(OrderLinkToken, { strict: false }).sign({ visitorId, orderId })
  return { visitorId, link, orderId }
}
const open = (link: string) => identity.browser().ask('POST', '/order-links', { body: { link } })
const tokenOf = async (link: string) =>
  openOrderLinkResponse.parse(await (await open(link)).json()).data.token
const claim = ({ ask }: Person, trialToken: string) =>
  ask('POST', '/account/trial-works', { body: { trialToken } })
const codeOf = async (answer: Response): Promise<string> => problemBody.parse(await answer.json()).code
const emailOf = async ({ userId }: Person): Promise<string> => {
  const [row] = await rowsOf<{ email: string }>(identity, 'SELECT email FROM account WHERE id = $1', [userId])
  return row?.email ?? ''
}

describe('TRIAL-16: the link of an order’s mail', () => {
  test('opens for the same visitor as often as it is followed, with the order that it is about', async () => {
    const { link, orderId } = await buy()
    for (const answer of [await open(link), await open(link)])
      expect(openOrderLinkResponse.parse(await answer.json()).data.orderId).toBe(orderId)
  })

  test('that was changed, or signed for something else, opens nothing', async () => {
    const { link, visitorId } = await buy()
    const other = await identity.app
      .get(OrderLinkToken, { strict: false })
      .sign({ visitorId: crypto.randomUUID(), orderId: crypto.randomUUID() })
    const spliced = [link.split('.')[0], other.split('.')[1], link.split('.')[2]].join('.')
    for (const bad of [spliced, `${link.slice(0, -4)}AAAA`, visitorId])
      expect(await codeOf(await open(bad))).toBe('ORDER_LINK_INVALID')
    expect(await codeOf(await open(other))).toBe('ORDER_LINK_EXPIRED')
  })

  test('gives a token by which no other account takes over what it shows', async () => {
    const { link, visitorId } = await buy()
    const stranger = await joinConfirmed(identity)
    expect(await codeOf(await claim(stranger, await tokenOf(link)))).toBe('TRIAL_TOKEN_INVALID')
    expect(await rowsOf(identity, 'SELECT FROM trial_visitor WHERE id = $1', [visitorId])).toHaveLength(1)
    expect((await open(link)).status).toBe(200)
  })

  test('moves it to the account of the same address once that is confirmed, and then leads to the login', async () => {
    const person = await join(identity)
    const { link, orderId } = await buy((await emailOf(person)).toUpperCase())
    const token = await tokenOf(link)
    expect(await codeOf(await claim(person, token))).toBe('TRIAL_EMAIL_UNCONFIRMED')
    await rowsOf(identity, 'UPDATE account SET email_confirmed_at = now() WHERE id = $1', [person.userId])
    expect((await claim(person, token)).status).toBe(204)
    const answer = await open(link)
    const problem = problemBody.parse(await answer.json())
    expect([answer.status, problem.code, problem.details]).toEqual([409, 'ORDER_LINK_CLAIMED', { orderId }])
  })

  test('E8: works for a year after the payment, then its visitor is forgotten and it has ended', async () => {
    const { link, visitorId } = await buy()
    const age = async (days: number) => {
      await rowsOf(
        identity,
        `UPDATE trial_visitor SET admitted_at = now() - $2 * interval '1 day',
           kept_until = now() + interval '365 days' - $2 * interval '1 day' WHERE id = $1`,
        [visitorId, days],
      )
      const before = await buy()
      await rowsOf(
        identity,
        `UPDATE trial_visitor SET admitted_at = now() - interval '31 days', kept_until = NULL WHERE id = $1`,
        [before.visitorId],
      )
      await rowsOf(identity, "UPDATE job SET due_at = now() WHERE kind = 'trial-visitors.forget-old'")
      const isForgotten = async () => (await open(before.link)).status === 422
      await until(isForgotten, { what: 'an old visitor to be forgotten' })
    }
    await age(364)
    expect((await open(link)).status).toBe(200)
    await age(366)
    expect(await codeOf(await open(link))).toBe('ORDER_LINK_EXPIRED')
  })
})
