import { admitTrialVisitorResponse, problemBody } from '@originseal/contracts'
import { newcomer, rowsOf } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'

const quota = 3
let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity({ config: { TRIAL_SEALS_PER_DAY: String(quota) } })
})
afterAll(() => identity.stop())

function admit(clientAddress: string): Promise<Response> {
  const { realName, email, phone } = newcomer()
  const body = { realName, email, phone, clientAddress }
  return identity.browser().ask('POST', '/internal/trial-visitors', { body })
}
const statuses = async (addresses: readonly string[]): Promise<number[]> =>
  (await Promise.all(addresses.map(admit))).map(({ status }) => status).toSorted((a, b) => a - b)
const visitorsNow = async (): Promise<number> => (await rowsOf(identity, 'SELECT FROM trial_visitor')).length

describe('trial seals of one network in a day', () => {
  test('up to the quota are admitted, then it is told when to come again, and nobody is kept', async () => {
    const address = '203.0.113.1'
    for (let admitted = 0; admitted < quota; admitted += 1) {
      expect(admitTrialVisitorResponse.safeParse(await (await admit(address)).json()).success).toBe(true)
    }
    const before = await visitorsNow()
    const refused = await admit(address)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(23 * 3_600)
    expect(wait).toBeLessThanOrEqual(24 * 3_600)
    const problem = problemBody.parse(await refused.json())
    expect([problem.code, problem.message]).toEqual([
      'TRIAL_QUOTA_REACHED',
      'the free trials of this network are used up for today; register to go on, or come again tomorrow',
    ])
    expect(await visitorsNow()).toBe(before)
  })

  test('at once are counted one by one', async () => {
    const many = Array<string>(quota * 3).fill('203.0.113.2')
    expect(await statuses(many)).toEqual([...Array(quota).fill(201), ...Array(quota * 2).fill(429)])
  })

  test('of an IPv6 connection are one network, whatever address of its /64 is taken', async () => {
    const addresses = [1, 2, 3, 4].map((last) => `2001:db8:1:1:${last}::${last}`)
    expect(await statuses(addresses)).toEqual([201, 201, 201, 429])
    expect((await admit('2001:db8:1:2::1')).status).toBe(201)
  })

  test('begin again a day after the first', async () => {
    const address = '203.0.113.3'
    expect(await statuses(Array(quota + 1).fill(address))).toEqual([201, 201, 201, 429])
    await rowsOf(identity, `UPDATE failed_try SET until = until - interval '23 hours 59 minutes'`)
    expect((await admit(address)).status).toBe(429)
    await rowsOf(identity, `UPDATE failed_try SET until = until - interval '2 minutes'`)
    expect((await admit(address)).status).toBe(201)
  })

  test('leave no address behind', async () => {
    await admit('203.0.113.77')
    const kept = await rowsOf<{ row: string }>(identity, 'SELECT failed_try::text AS row FROM failed_try')
    expect(JSON.stringify(kept)).not.toContain('203.0.113.77')
  })
})
