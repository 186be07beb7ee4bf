import { until } from '@originseal/testing'
import { startIdentity, testPassword, type Browser, type RunningIdentity } from '../identity.harness'

let identity: RunningIdentity

beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const query = (sql: string) => identity.query<Record<string, unknown>>(sql)
beforeEach(() => query('DELETE FROM failed_try'))

async function login(identifier: string, password: string, browser: Browser = identity.browser()) {
  const response = await browser.ask('POST', '/auth/login', { body: { identifier, password } })
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    code: await codeOf(response),
  }
}

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code
const times = <Of>(count: number, make: (index: number) => Promise<Of>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const failures = (answers: { status: number }[]) => answers.filter(({ status }) => status === 401).length

describe('failed logins', () => {
  it('of one account are ten in a quarter of an hour, from however many addresses and at once', async () => {
    const { email } = await identity.addAccount()
    const answers = await times(30, () => login(email as string, 'wrong'))
    expect(failures(answers)).toBe(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20)
    for (const { code, retryAfter } of refused) {
      expect(code).toBe('LOGIN_TRIES_EXCEEDED')
      expect(retryAfter).toBeGreaterThan(880)
      expect(retryAfter).toBeLessThanOrEqual(900)
    }
    expect(await login(email as string, testPassword)).toMatchObject({ status: 429 })
  })

  it('of one address are twenty, of however many accounts', async () => {
    const answers = await times(40, (index) =>
      login(`nobody-${index}@example.com`, 'wrong', identity.browser('198.51.100.9')),
    )
    expect(failures(answers)).toBe(20)
    const { email } = await identity.addAccount()
    expect(await login(email as string, testPassword, identity.browser('198.51.100.9'))).toMatchObject({
      status: 429,
    })
    expect(await login(email as string, testPassword)).toMatchObject({ status: 200 })
  })

  it('of an IPv6 network count together, whatever address in it is taken', async () => {
    const answers = await times(25, (index) =>
      login(`nobody-${index}@example.com`, 'wrong', identity.browser(`2001:db8:7:7::${index + 1}`)),
    )
    expect(failures(answers)).toBe(20)
  })

  it('are the same ones by e-mail address and by mobile number', async () => {
    const { email } = await identity.addAccount({ phone: '0911222333' })
    const answers = await times(20, (index) => login(index % 2 ? (email as string) : '0911-222-333', 'wrong'))
    expect(failures(answers)).toBe(10)
  })

  it('count alike where there is no such account', async () => {
    const answers = await times(14, (index) =>
      login(index % 2 ? 'Nobody@example.com' : ' nobody@EXAMPLE.com', 'wrong'),
    )
    expect(failures(answers)).toBe(10)
    expect(await login('nobody@example.com', 'wrong')).toMatchObject({
      status: 429,
      code: 'LOGIN_TRIES_EXCEEDED',
    })
  })

  it('are forgotten after a quarter of an hour', async () => {
    const { email } = await identity.addAccount()
    await times(11, () => login(email as string, 'wrong'))
    await query(`UPDATE failed_try SET until = until - interval '15 minutes'`)
    expect(await login(email as string, 'wrong')).toMatchObject({ status: 401 })
    expect(await login(email as string, testPassword)).toMatchObject({ status: 200 })
  })

  it('are failures only: who gets in 25 times has not tried once', async () => {
    const { email } = await identity.addAccount()
    for (let round = 0; round < 25; round += 1) {
      expect(await login(email as string, testPassword, identity.browser('198.51.100.30'))).toMatchObject({
        status: 200,
      })
    }
    expect(await query('SELECT count FROM failed_try WHERE count > 0')).toEqual([])
  })

  it('on a known device are ten of its own', async () => {
    const { email } = await identity.addAccount()
    const own = identity.browser()
    await login(email as string, testPassword, own)
    const answers = []
    for (let round = 0; round < 12; round += 1) answers.push(await login(email as string, 'mistyped', own))
    expect(failures(answers)).toBe(10)
    // A stolen device is not a way around, and does not close the others.
    expect(await login(email as string, testPassword, own)).toMatchObject({ status: 429 })
    expect(await login(email as string, testPassword)).toMatchObject({ status: 200 })
  })

  it('leave no address and no account readable in the database', async () => {
    await login('readable@example.com', 'wrong', identity.browser('198.51.100.77'))
    const rows = await query(
      `SELECT encode(key, 'escape') AS key, octet_length(key) AS bytes FROM failed_try`,
    )
    expect(rows).toHaveLength(2)
    for (const { key, bytes } of rows) {
      expect(bytes).toBe(32)
      expect(key).not.toMatch(/readable|198/u)
    }
  })
})

describe('W5–W10: stuffing', () => {
  it('tests ten passwords an account and none more, while its owner comes and goes on their own device', async () => {
    const victims = await times(5, async () => {
      const { email } = await identity.addAccount()
      const own = identity.browser()
      expect(await login(email as string, testPassword, own)).toMatchObject({ status: 200 })
      return { email: email as string, own }
    })
    const bystander = (await identity.addAccount()).email as string

    let attacking = true
    const attack = times(12, async (bot) => {
      const browser = identity.browser()
      const answers = []
      for (let guess = 0; guess < 20; guess += 1) {
        const { email } = victims[(bot + guess) % victims.length] as (typeof victims)[number]
        // The leak even holds the right passwords, late in the list.
        answers.push(await login(email, guess < 15 ? `leaked-${guess}` : testPassword, browser))
      }
      return answers
    }).finally(() => (attacking = false))
    const owners = victims.map(async ({ email, own }) => {
      const answers = []
      do {
        expect(await login(email, 'mistyped', own)).toMatchObject({ status: 401 })
        answers.push(await login(email, testPassword, own))
      } while (attacking && answers.length < 5)
      return answers
    })
    // A new device stands behind the known ones, and may be asked to come again.
    const newDevice = identity.browser()
    await until(async () => (await login(bystander, testPassword, newDevice)).status === 200, {
      within: 30_000,
    })

    const guesses = (await attack).flat()
    expect(guesses).toHaveLength(240)
    expect(guesses.filter(({ status }) => status === 200)).toEqual([])
    expect(failures(guesses)).toBeLessThanOrEqual(50)
    const logins = (await Promise.all(owners)).flat()
    expect(logins.length).toBeGreaterThanOrEqual(victims.length)
    expect(new Set(logins.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
