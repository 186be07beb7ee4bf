import { problemBody } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startIdentity, type RunningIdentity } from '../../identity.harness'
import { join, logIn, mailsTo, newcomer, rowsOf, tokenIn } from '../accounts.harness'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const codeOf = async (response: Response): Promise<string> => problemBody.parse(await response.json()).code
const requestReset = (email: string, browser = identity.browser()) =>
  browser.ask('POST', '/auth/password-reset-requests', { body: { email } })
const reset = (token: string, password: string, headers = {}) =>
  identity.browser().ask('POST', '/auth/password-resets', { body: { token, password }, headers })
const loginStatus = async (identifier: string, password: string): Promise<number> =>
  (await identity.browser().ask('POST', '/auth/login', { body: { identifier, password } })).status
const isOpen = async (token: string): Promise<boolean> =>
  (await identity.browser().ask('GET', '/auth/verify', { token })).status === 200

/** The link that somebody is mailed who asked for it, once the mail that confirms the new account has come. */
async function resetTokenOf(email: string): Promise<string> {
  const { length } = await mailsTo(identity, email)
  expect((await requestReset(email)).status).toBe(202)
  return tokenIn((await mailsTo(identity, email, length + 1)).at(-1))
}

describe('MEMBER-02: changing the password', () => {
  const change = (person: { ask: Awaited<ReturnType<typeof join>>['ask'] }, body: unknown, headers = {}) =>
    person.ask('POST', '/account/password', { body, headers })

  test('takes the new one, ends every other session, keeps this one, and says so by mail', async () => {
    const person = await join(identity)
    const { email, password } = person.written
    const elsewhere = await logIn(identity.browser(), email, password)
    const response = await change(person, { currentPassword: password, password: 'brand new horse' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect([await isOpen(person.token), await isOpen(elsewhere)]).toEqual([true, false])
    expect([await loginStatus(email, password), await loginStatus(email, 'brand new horse')]).toEqual([
      401, 200,
    ])
    const mails = await mailsTo(identity, email, 2)
    expect(mails.at(-1)?.subject).toBe('您的密碼已變更')
  })

  test('needs the old one, and a new one that is long enough', async () => {
    const person = await join(identity)
    const { password } = person.written
    expect(await codeOf(await change(person, { currentPassword: 'guessed', password: 'long enough' }))).toBe(
      'PASSWORD_WRONG',
    )
    expect(await codeOf(await change(person, { currentPassword: password, password: 'short' }))).toBe(
      'ACCOUNT_PASSWORD_SHORT',
    )
    expect(await loginStatus(person.written.email, password)).toBe(200)
  })

  test('refuses a new one that is guessed first', async () => {
    const person = await join(identity)
    const { password } = person.written
    const refused = await change(person, { currentPassword: password, password: 'Iloveyou' })
    expect([refused.status, await codeOf(refused)]).toEqual([400, 'ACCOUNT_PASSWORD_COMMON'])
    expect(await loginStatus(person.written.email, password)).toBe(200)
  })

  test('can not be guessed at in an open browser', async () => {
    const person = await join(identity)
    const guess = async () =>
      (await change(person, { currentPassword: 'guessed', password: 'long enough' })).status
    const answers: number[] = []
    for (let tried = 0; tried < 12; tried += 1) answers.push(await guess())
    expect(answers).toEqual([...Array<number>(10).fill(403), 429, 429])
  })

  test('D10: sent twice under one key it is one change and one mail', async () => {
    const person = await join(identity)
    const { email, password } = person.written
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { currentPassword: password, password: 'brand new horse' }
    const answers = [await change(person, body, headers), await change(person, body, headers)]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await mailsTo(identity, email, 2)).toHaveLength(2)
  })

  test('of two different ones at once one counts', async () => {
    const person = await join(identity)
    const { email, password } = person.written
    const wishes = ['first new horse', 'second new horse']
    const answers = await Promise.all(
      wishes.map(
        async (wish) => (await change(person, { currentPassword: password, password: wish })).status,
      ),
    )
    expect(answers.toSorted()).toEqual([204, 403])
    const won = wishes[answers.indexOf(204)] ?? ''
    expect(await loginStatus(email, won)).toBe(200)
  })
})

describe('resetting the password by mail', () => {
  test('takes the link once, ends every session, confirms the address', async () => {
    const person = await join(identity)
    const { email } = person.written
    const token = await resetTokenOf(email)
    const response = await reset(token, 'after the flood')
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(await isOpen(person.token)).toBe(false)
    expect(await loginStatus(email, 'after the flood')).toBe(200)
    expect(await codeOf(await reset(token, 'once more please'))).toBe('MAIL_TOKEN_INVALID')
    const [row] = await rowsOf<{ confirmed: boolean }>(
      identity,
      'SELECT email_confirmed_at IS NOT NULL AS confirmed FROM account WHERE email = $1',
      [email],
    )
    expect(row?.confirmed).toBe(true)
  })

  test('W6: of twenty uses at once one counts', async () => {
    const { written } = await join(identity)
    const token = await resetTokenOf(written.email)
    const wishes = Array.from({ length: 20 }, (_, wish) => `wish number ${wish}`)
    const statuses = await Promise.all(wishes.map(async (wish) => (await reset(token, wish)).status))
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect(await loginStatus(written.email, wishes[statuses.indexOf(204)] ?? '')).toBe(200)
  })

  test('takes it again under the same key, when the answer was lost', async () => {
    const { written } = await join(identity)
    const token = await resetTokenOf(written.email)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => reset(token, 'after the flood', headers)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await reset(token, 'after the flood', headers)).status).toBe(204)
  })

  test('refuses what is too old, made up, or for something else, and a short password', async () => {
    const { written } = await join(identity)
    const [confirmation] = await mailsTo(identity, written.email)
    const token = await resetTokenOf(written.email)
    expect(await codeOf(await reset(token, '12345'))).toBe('ACCOUNT_PASSWORD_SHORT')
    expect(await codeOf(await reset(token, '123456'))).toBe('ACCOUNT_PASSWORD_COMMON')
    expect(await codeOf(await reset(tokenIn(confirmation), 'long enough'))).toBe('MAIL_TOKEN_INVALID')
    expect(await codeOf(await reset('made-up', 'long enough'))).toBe('MAIL_TOKEN_INVALID')
    await rowsOf(identity, `UPDATE mail_token SET expires_at = now() - interval '1 second'`)
    expect(await codeOf(await reset(token, 'long enough'))).toBe('MAIL_TOKEN_INVALID')
    expect(await loginStatus(written.email, written.password)).toBe(200)
  })

  test('lives for an hour at most, and only its hash is kept', async () => {
    const { written } = await join(identity)
    const token = await resetTokenOf(written.email)
    const rows = await rowsOf<{ hash: Buffer; seconds: number }>(
      identity,
      `SELECT hash, extract(epoch FROM expires_at - issued_at)::int AS seconds FROM mail_token
       WHERE purpose = 'reset-password' AND email = $1`,
      [written.email],
    )
    expect(rows.map(({ seconds }) => seconds)).toEqual([3_600])
    expect(rows[0]?.hash.toString('base64url')).not.toBe(token)
    expect(rows[0]?.hash).toHaveLength(32)
  })
})

describe('W10: who asks for a reset learns nothing about accounts', () => {
  test('known and unknown addresses are answered alike; only the known one gets a mail', async () => {
    const { written } = await join(identity)
    const { email: stranger } = newcomer()
    const answers = await Promise.all(
      [written.email, stranger].map(async (email) => {
        const response = await requestReset(email)
        const headers = [...response.headers.keys()].toSorted()
        return [response.status, await response.text(), headers]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    await mailsTo(identity, written.email, 2)
    const isAnswered = async () => (await rowsOf(identity, 'SELECT FROM password_reset_request')).length === 0
    await until(isAnswered, { what: 'all requests to be looked up' })
    expect(await mailsTo(identity, stranger, 0)).toEqual([])
  })

  test('nobody’s mailbox is filled: five links an hour', async () => {
    const { written } = await join(identity)
    const stranger = newcomer().email
    for (let asked = 0; asked < 8; asked += 1) expect((await requestReset(written.email)).status).toBe(202)
    expect((await requestReset(stranger)).status).toBe(202)
    const isAnswered = async () => (await rowsOf(identity, 'SELECT FROM password_reset_request')).length === 0
    await until(isAnswered, { what: 'all requests to be looked up' })
    const mails = await mailsTo(identity, written.email, 6)
    expect(mails.filter(({ subject }) => subject === '重新設定您的密碼')).toHaveLength(5)
  })
})
