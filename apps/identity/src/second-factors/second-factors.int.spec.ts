import {
  beginAuthenticatorResponse,
  problemBody,
  readSecondFactorsResponse,
  recoveryCodesResponse,
  secondFactorChallenge,
  sessionResponse,
  stepUpResponse,
} from '@originseal/contracts'
import { Secret, TOTP } from 'otpauth'
import { join, rowsOf, type Person } from '../accounts/accounts.harness'
import { askProven } from '../accounts/step-up/step-up.fixture'
import { startIdentity, testPassword, type Browser, type RunningIdentity } from '../identity.harness'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const codeOf = async (response: Response): Promise<string> => problemBody.parse(await response.json()).code
/** @param steps of thirty seconds from now */
const codeIn = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

interface Enrolled {
  readonly person: Person
  readonly secret: string
  readonly recoveryCodes: string[]
}

const begin = (person: Person): Promise<Response> =>
  askProven(person.browser, {
    operation: 'beginAuthenticator',
    path: '/account/authenticators',
    token: person.token,
    password: person.written.password,
  })

async function enrol(person: Person): Promise<Enrolled> {
  const { secret } = beginAuthenticatorResponse.parse(await (await begin(person)).json()).data
  // The step before now, so that the code of now is still unused.
  const confirmed = await person.ask('POST', '/account/authenticator-confirmations', {
    body: { code: codeIn(secret, -1) },
  })
  const { recoveryCodes } = recoveryCodesResponse.parse(await confirmed.json()).data
  return { person, secret, recoveryCodes }
}

const logIn = (person: Person, browser: Browser = identity.browser()): Promise<Response> =>
  browser.ask('POST', '/auth/login', {
    body: { identifier: person.written.email, password: person.written.password },
  })

async function challengeOf(person: Person): Promise<string> {
  const refused = await logIn(person)
  const { code, details } = problemBody.parse(await refused.json())
  expect({ status: refused.status, code }).toEqual({ status: 401, code: 'SECOND_FACTOR_NEEDED' })
  return secondFactorChallenge.parse(details).challenge
}

const pass = (challenge: string, answer: object): Promise<Response> =>
  identity.browser().ask('POST', '/auth/second-factors', { body: { challenge, answer } })

describe('E7: a second factor at the login', () => {
  test('once an authenticator is confirmed, the password alone opens nothing, and other sessions end', async () => {
    const person = await join(identity)
    const elsewhere = sessionResponse.parse(await (await logIn(person)).json()).token
    const { secret, recoveryCodes } = await enrol(person)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await person.ask('GET', '/account')).status).toBe(200)
    expect((await person.browser.ask('GET', '/account', { token: elsewhere })).status).toBe(401)
    const answer = await pass(await challengeOf(person), { totp: codeIn(secret) })
    const { token } = sessionResponse.parse(await answer.json())
    expect((await person.browser.ask('GET', '/account', { token })).status).toBe(200)
  })

  test('a code counts once, and none before it any more', async () => {
    const { person, secret } = await enrol(await join(identity))
    const challenge = await challengeOf(person)
    expect((await pass(challenge, { totp: codeIn(secret) })).status).toBe(200)
    expect(await codeOf(await pass(challenge, { totp: codeIn(secret) }))).toBe('SECOND_FACTOR_WRONG')
    expect(await codeOf(await pass(challenge, { totp: codeIn(secret, -1) }))).toBe('SECOND_FACTOR_WRONG')
  })

  test('of two who send the same code at once one gets in', async () => {
    const { person, secret } = await enrol(await join(identity))
    const challenge = await challengeOf(person)
    const code = codeIn(secret)
    const answers = await Promise.all([1, 2, 3, 4].map(() => pass(challenge, { totp: code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
  })

  test('a recovery code opens once, however it is typed, and only its own account', async () => {
    const { person, recoveryCodes } = await enrol(await join(identity))
    const other = await enrol(await join(identity))
    const [code = ''] = recoveryCodes
    const challenge = await challengeOf(person)
    const others = await challengeOf(other.person)
    expect(await codeOf(await pass(others, { recoveryCode: code }))).toBe('SECOND_FACTOR_WRONG')
    const typed = code.toLowerCase().replace('-', ' ')
    expect((await pass(challenge, { recoveryCode: typed })).status).toBe(200)
    expect(await codeOf(await pass(challenge, { recoveryCode: code }))).toBe('SECOND_FACTOR_WRONG')
  })

  test('codes can be guessed ten times in a quarter of an hour', async () => {
    const { person, secret } = await enrol(await join(identity))
    const challenge = await challengeOf(person)
    const wrong = codeIn(secret, 1_000)
    for (let guess = 0; guess < 10; guess += 1)
      expect((await pass(challenge, { totp: wrong })).status).toBe(403)
    expect(await codeOf(await pass(challenge, { totp: codeIn(secret) }))).toBe('LOGIN_TRIES_EXCEEDED')
  })

  test('a challenge is good for the password that was shown, and for nothing that somebody made up', async () => {
    const { person, secret } = await enrol(await join(identity))
    const challenge = await challengeOf(person)
    await rowsOf(identity, 'UPDATE account SET password_hash = NULL WHERE id = $1', [person.userId])
    expect(await codeOf(await pass(challenge, { totp: codeIn(secret) }))).toBe('LOGIN_FAILED')
    expect(await codeOf(await pass(`${challenge.slice(0, -4)}AAAA`, { totp: '000000' }))).toBe(
      'SECOND_FACTOR_EXPIRED',
    )
  })
})

describe('E7: enrolment and removal', () => {
  test('begin with a proof for that very call, and count once a code has come', async () => {
    const person = await join(identity)
    const bare = await person.ask('POST', '/account/authenticators', {
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    expect(await codeOf(bare)).toBe('STEP_UP_NEEDED')
    expect((await begin(person)).status).toBe(201)
    const guessed = await person.ask('POST', '/account/authenticator-confirmations', {
      body: { code: '000000' },
    })
    expect(await codeOf(guessed)).toBe('SECOND_FACTOR_WRONG')
    expect((await logIn(person)).status).toBe(200)
  })

  test('removal wants the second factor itself: the password proves nothing any more', async () => {
    const { person, secret } = await enrol(await join(identity))
    const removal = { operation: 'removeAuthenticator', idempotencyKey: crypto.randomUUID() }
    const prove = (answer: object) =>
      person.ask('POST', '/account/step-ups', { body: { ...answer, for: removal } })
    expect(await codeOf(await prove({ password: person.written.password }))).toBe(
      'STEP_UP_NEEDS_SECOND_FACTOR',
    )
    const { proof } = stepUpResponse.parse(await (await prove({ totp: codeIn(secret) })).json()).data
    const remove = (key: string) =>
      person.ask('POST', '/account/authenticator-removals', {
        headers: { 'idempotency-key': key, 'step-up': proof },
      })
    expect(await codeOf(await remove(crypto.randomUUID()))).toBe('STEP_UP_NEEDED')
    expect((await remove(removal.idempotencyKey)).status).toBe(204)
    expect((await logIn(person)).status).toBe(200)
  })

  test('a proof that is sent again has no further effect', async () => {
    const { person, secret } = await enrol(await join(identity))
    const removal = { operation: 'removeAuthenticator', idempotencyKey: crypto.randomUUID() }
    const proven = await person.ask('POST', '/account/step-ups', {
      body: { totp: codeIn(secret), for: removal },
    })
    const { proof } = stepUpResponse.parse(await proven.json()).data
    const headers = { 'idempotency-key': removal.idempotencyKey, 'step-up': proof }
    expect((await person.ask('POST', '/account/authenticator-removals', { headers })).status).toBe(204)
    await enrol(person)
    expect((await person.ask('POST', '/account/authenticator-removals', { headers })).status).toBe(204)
    expect((await logIn(person)).status).toBe(401)
  })

  test('no secret and no recovery code can be read in the database', async () => {
    const { person, secret, recoveryCodes } = await enrol(await join(identity))
    const rows = await rowsOf(
      identity,
      `SELECT authenticator::text || coalesce((SELECT string_agg(recovery_code::text, '') FROM recovery_code), '') AS text
       FROM authenticator WHERE account_id = $1`,
      [person.userId],
    )
    const text = JSON.stringify(rows)
    for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden)
  })

  test('a secret that was moved to another account makes no codes there', async () => {
    const [one, other] = [await enrol(await join(identity)), await enrol(await join(identity))]
    await rowsOf(
      identity,
      'UPDATE authenticator SET secret = (SELECT secret FROM authenticator WHERE account_id = $1) WHERE account_id = $2',
      [one.person.userId, other.person.userId],
    )
    const moved = await pass(await challengeOf(other.person), { totp: codeIn(one.secret) })
    expect(moved.status).toBe(500)
  })
})

describe('E7: administrators, where a second factor is required', () => {
  let strict: RunningIdentity
  beforeAll(async () => {
    strict = await startIdentity({ config: { ADMIN_SECOND_FACTOR: 'required' } })
  })
  afterAll(() => strict.stop())

  test('find the back office closed, and only that, until they have one', async () => {
    const { email } = await strict.addAccount({ role: 'admin' })
    const browser = strict.browser()
    const opened = await browser.ask('POST', '/auth/login', {
      body: { identifier: email, password: testPassword },
    })
    const { token } = sessionResponse.parse(await opened.json())
    expect(await codeOf(await browser.ask('GET', '/admin/verify', { token }))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await codeOf(await browser.ask('GET', '/admin/users', { token }))).toBe('SECOND_FACTOR_REQUIRED')
    const read = await browser.ask('GET', '/account/second-factors', { token })
    expect(readSecondFactorsResponse.parse(await read.json()).data).toMatchObject({ isRequired: true })

    const begun = await askProven(browser, {
      operation: 'beginAuthenticator',
      path: '/account/authenticators',
      token,
      password: testPassword,
    })
    const { secret } = beginAuthenticatorResponse.parse(await begun.json()).data
    await browser.ask('POST', '/account/authenticator-confirmations', {
      token,
      body: { code: codeIn(secret) },
    })
    const renewed = sessionResponse.parse(await (await browser.ask('POST', '/auth/refresh')).json())
    expect((await browser.ask('GET', '/admin/verify', { token: renewed.token })).status).toBe(200)
  })
})

test('E7: an administrator lets in who has lost everything, which stands in the audit log', async () => {
  const { email, id: actorId } = await identity.addAccount({ role: 'admin' })
  const browser = identity.browser()
  const opened = await browser.ask('POST', '/auth/login', {
    body: { identifier: email, password: testPassword },
  })
  const { token } = sessionResponse.parse(await opened.json())
  const { person } = await enrol(await join(identity))
  const removed = await askProven(browser, {
    operation: 'removeUserSecondFactors',
    path: `/admin/users/${person.userId}/second-factor-removals`,
    token,
    password: testPassword,
    body: { reason: 'came with the identity card' },
  })
  expect(removed.status).toBe(204)
  expect((await logIn(person)).status).toBe(200)
  const told = await identity.query<{ payload: string }>(
    `SELECT payload FROM outbox WHERE name = 'identity.administrator-acted.v1' AND key = $1`,
    [actorId],
  )
  expect(told.map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([
    { action: 'removeUserSecondFactors', objectId: person.userId, reason: 'came with the identity card' },
  ])
})
