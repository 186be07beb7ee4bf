import { admitTrialVisitorResponse, problemBody, trialWorksClaimed } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { join, newcomer, rowsOf, type Person } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { Tokens } from '../tokens/tokens'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

/** @param as who they are by the token that they bear */
async function visit(as?: string): Promise<{ visitorId: string; token: string }> {
  const { realName, email, phone } = newcomer()
  const answer = await identity
    .browser()
    .ask('POST', '/internal/trial-visitors', { body: { realName, email, phone, visitorId: as } })
  return admitTrialVisitorResponse.parse(await answer.json())
}
const claim = ({ ask }: Person, trialToken: string) =>
  ask('POST', '/account/trial-works', { body: { trialToken } })
const codeOf = async (response: Response): Promise<string> => problemBody.parse(await response.json()).code
const factsOf = async (visitorId: string): Promise<string[]> => {
  const facts = await rowsOf<{ payload: string }>(
    identity,
    'SELECT payload FROM outbox WHERE name = $1 AND key = $2',
    [trialWorksClaimed.name, visitorId],
  )
  return facts.map(({ payload }) => trialWorksClaimed.payload.parse(JSON.parse(payload)).userId)
}
const isKnown = async (visitorId: string): Promise<boolean> =>
  (await rowsOf(identity, 'SELECT FROM trial_visitor WHERE id = $1', [visitorId])).length === 1

describe('MEMBER-02: a trial visitor becomes a member', () => {
  test('what was the visitor’s is the member’s; the visitor is forgotten; again is no fault', async () => {
    const [person, { visitorId, token }] = [await join(identity), await visit()]
    const first = await claim(person, token)
    expect([first.status, await first.text()]).toEqual([204, ''])
    expect((await claim(person, token)).status).toBe(204)
    expect(await factsOf(visitorId)).toEqual([person.userId])
    expect(await isKnown(visitorId)).toBe(false)
  })

  test('twenty at once are one claim', async () => {
    const [person, { visitorId, token }] = [await join(identity), await visit()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(person, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
    expect(await factsOf(visitorId)).toEqual([person.userId])
  })

  test('of two members who have the token one gets it, for good', async () => {
    const [a, b, { visitorId, token }] = [await join(identity), await join(identity), await visit()]
    const answers = await Promise.all([claim(a, token), claim(b, token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
    const [winner, loser] = answers[0]?.status === 204 ? [a, b] : [b, a]
    expect(await codeOf(await claim(loser, token))).toBe('TRIAL_TOKEN_INVALID')
    expect(await factsOf(visitorId)).toEqual([winner.userId])
    await rowsOf(identity, 'UPDATE account SET erases_at = now() WHERE id = $1', [winner.userId])
    const isGone = async () =>
      (await rowsOf(identity, 'SELECT FROM account WHERE id = $1', [winner.userId])).length === 0
    await until(isGone, { what: 'the erasure', within: 20_000 })
    expect(await codeOf(await claim(loser, token))).toBe('TRIAL_TOKEN_INVALID')
  })

  test('not for a token that has ended, is forged, or is a member’s', async () => {
    const [person, other, { visitorId, token }] = [await join(identity), await join(identity), await visit()]
    const tokens = identity.app.get(Tokens, { strict: false })
    const ended = await tokens.mint({ userId: visitorId, role: 'trial' }, new Date(Date.now() - 120_000))
    const nobody = await tokens.mint(
      { userId: crypto.randomUUID(), role: 'trial' },
      new Date(Date.now() + 60_000),
    )
    for (const bad of [ended, nobody, other.token, `${token.slice(0, -4)}AAAA`, 'made-up']) {
      expect(await codeOf(await claim(person, bad))).toBe('TRIAL_TOKEN_INVALID')
    }
    expect([await factsOf(visitorId), await isKnown(visitorId)]).toEqual([[], true])
  })

  test('not by a visitor: without an account there is nobody to give it to', async () => {
    const [mine, theirs] = [await visit(), await visit()]
    const { token } = mine
    const answer = await identity
      .browser()
      .ask('POST', '/account/trial-works', { body: { trialToken: theirs.token }, token })
    expect(await codeOf(answer)).toBe('ACCOUNT_NOT_FOUND')
    expect(await isKnown(theirs.visitorId)).toBe(true)
  })
})

describe('TRIAL-15: a visitor comes again', () => {
  const personOf = (visitorId: string) =>
    rowsOf<{ email: string; fresh: boolean }>(
      identity,
      `SELECT email, admitted_at > now() - interval '1 hour' AS fresh FROM trial_visitor WHERE id = $1`,
      [visitorId],
    )

  test('and stays who they were, with what they say of themselves now and another while to be remembered', async () => {
    const { visitorId } = await visit()
    await rowsOf(identity, `UPDATE trial_visitor SET admitted_at = now() - interval '9 days'`)
    const [before] = await personOf(visitorId)
    const again = await visit(visitorId)
    expect(again.visitorId).toBe(visitorId)
    const [now] = await personOf(visitorId)
    expect([before?.fresh, now?.fresh, now?.email === before?.email]).toEqual([false, true, false])
  })

  test('as somebody new once an account has claimed them, or if nobody knows them', async () => {
    const [person, { visitorId, token }] = [await join(identity), await visit()]
    await claim(person, token)
    for (const unknown of [visitorId, crypto.randomUUID()])
      expect((await visit(unknown)).visitorId).not.toBe(unknown)
    expect(await isKnown(visitorId)).toBe(false)
  })
})

test('E8: visitors who never came back are forgotten after 30 days, and not before', async () => {
  const [old, recent] = [await visit(), await visit()]
  await rowsOf(
    identity,
    `UPDATE trial_visitor SET admitted_at = now() - interval '30 days 1 hour' WHERE id = $1`,
    [old.visitorId],
  )
  await rowsOf(identity, `UPDATE trial_visitor SET admitted_at = now() - interval '29 days' WHERE id = $1`, [
    recent.visitorId,
  ])
  await rowsOf(identity, "UPDATE job SET due_at = now() WHERE kind = 'trial-visitors.forget-old'")
  await until(async () => !(await isKnown(old.visitorId)), { what: 'the old one to be forgotten' })
  expect(await isKnown(recent.visitorId)).toBe(true)
})
