import { benefit, userRegistered } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { join, newcomer, rowsOf } from '../accounts/accounts.harness'
import { OpenAccount, type NewAccount } from '../accounts/open-account'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { BenefitsQueries } from './benefits.queries'
import { promotionDay } from './promotion.rules'

let identity: RunningIdentity
beforeEach(async () => {
  identity = await startIdentity()
})
afterEach(() => identity.stop())

const newAccount = (): NewAccount => {
  const { realName, email, phone } = newcomer()
  return {
    realName,
    email,
    phone,
    isEmailConfirmed: false,
    passwordHash: null,
    language: 'zh-TW',
    by: 'password',
  }
}
const open = (account = newAccount(), instead?: Error) =>
  identity.app.get(Transaction).run(async (tx) => {
    const opened = await identity.app.get(OpenAccount, { strict: false }).execute(tx, account)
    if (instead) throw instead
    return opened
  })
const upgrades = () =>
  rowsOf<{ account_id: string; place: number; quantity: number; days: number }>(
    identity,
    `SELECT account_id, place, quantity, extract(day FROM ends_at - granted_at)::int AS days
     FROM benefit WHERE kind = 'guardian-upgrade' ORDER BY place`,
  )

test('HOME-09: what is left of today is told to everybody', async () => {
  const today = async () => (await identity.browser().ask('GET', '/promotions/today')).json()
  const day = promotionDay(new Date())
  expect(await today()).toMatchObject({ day, places: 10, taken: 0, remaining: 10 })
  await Promise.all(Array.from({ length: 12 }, () => open()))
  expect(await today()).toMatchObject({
    taken: 10,
    remaining: 0,
    resetsAt: expect.stringContaining('T16:00:00.000Z'),
  })
})

describe('AUTH-16: free sign-up', () => {
  test('gives 5 evidence seals, and the guardian upgrade for 2 months to the first', async () => {
    const { userId } = await join(identity)
    const granted = await identity.app.get(BenefitsQueries, { strict: false }).of(userId)
    expect(granted.map((one) => benefit.parse(one))).toEqual([
      { kind: 'evidence-seals', quantity: 5, grantedAt: expect.any(String) },
      {
        kind: 'guardian-upgrade',
        quantity: 2,
        place: 1,
        grantedAt: expect.any(String),
        endsAt: expect.any(String),
      },
    ])
  })

  test('of 100 at once ten get the upgrade, at places 1 to 10, and all get the seals', async () => {
    const opened = await Promise.all(Array.from({ length: 100 }, () => open()))
    const placed = await upgrades()
    expect(placed.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { quantity, days } of placed) {
      expect(quantity).toBe(2)
      expect(days).toBeGreaterThanOrEqual(59)
      expect(days).toBeLessThanOrEqual(62)
    }
    const [seals] = await rowsOf<{ members: number; seals: number }>(
      identity,
      `SELECT count(DISTINCT account_id)::int AS members, sum(quantity)::int AS seals
       FROM benefit WHERE kind = 'evidence-seals'`,
    )
    expect(seals).toEqual({ members: 100, seals: 500 })
    const facts = await rowsOf<{ payload: string }>(identity, 'SELECT payload FROM outbox WHERE name = $1', [
      userRegistered.name,
    ])
    const told = facts.map(({ payload }) => userRegistered.payload.parse(JSON.parse(payload)))
    expect(told).toHaveLength(opened.length)
    const toldPlaces = told.flatMap(({ userId, promotionPlace }) =>
      promotionPlace === undefined ? [] : [[promotionPlace, userId]],
    )
    expect(toldPlaces.sort(([a], [b]) => Number(a) - Number(b))).toEqual(
      placed.map(({ place, account_id }) => [place, account_id]),
    )
  })

  test('a registration that comes to nothing takes no place', async () => {
    const account = newAccount()
    await open(account)
    await Promise.allSettled(Array.from({ length: 20 }, () => open(account)))
    await Promise.allSettled(Array.from({ length: 5 }, () => open(newAccount(), new Error('broken off'))))
    await open()
    expect((await upgrades()).map(({ place }) => place)).toEqual([1, 2])
  })

  test('an erased account leaves its place taken: ten is ten', async () => {
    const accounts = await Promise.all(Array.from({ length: 10 }, () => open()))
    await rowsOf(identity, 'DELETE FROM account WHERE id = $1', [accounts[0]?.id])
    await open()
    expect(await upgrades()).toHaveLength(9)
  })

  test('every day has ten of its own', async () => {
    await Promise.all(Array.from({ length: 12 }, () => open()))
    // What was today was yesterday.
    await rowsOf(identity, `UPDATE promotion_day SET day = day - 1 WHERE day = $1`, [
      promotionDay(new Date()),
    ])
    await open()
    expect((await upgrades()).map(({ place }) => place).sort((a, b) => a - b)).toEqual([
      1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })
})
