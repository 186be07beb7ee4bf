import {
  addPasskeyResponse,
  passkeyOptionsResponse,
  problemBody,
  readSecondFactorsResponse,
  secondFactorChallenge,
  sessionResponse,
  stepUpResponse,
} from '@originseal/contracts'
import { join, type Person } from '../accounts/accounts.harness'
import { askProven } from '../accounts/step-up/step-up.fixture'
import { startIdentity, type RunningIdentity } from '../identity.harness'
import { SoftwarePasskey } from './software-passkey.fixture'

const origin = 'https://originseal.example'
const party = 'originseal.example'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity({ config: { PUBLIC_URL: origin } })
})
afterAll(() => identity.stop())

const codeOf = async (answer: Response): Promise<string> => problemBody.parse(await answer.json()).code
const challengeIn = async (answer: Response): Promise<string> =>
  passkeyOptionsResponse.parse(await answer.json()).data.options.challenge

const begin = (person: Person): Promise<Response> =>
  askProven(person.browser, {
    operation: 'beginPasskey',
    path: '/account/passkey-registrations',
    token: person.token,
    password: person.written.password,
  })

const add = (person: Person, registration: object, name = 'My laptop'): Promise<Response> =>
  person.ask('POST', '/account/passkeys', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { name, registration },
  })

interface Enrolled {
  readonly person: Person
  readonly passkey: SoftwarePasskey
  readonly id: string
  readonly recoveryCodes: string[]
}

async function enrol(counter = 1): Promise<Enrolled> {
  const person = await join(identity)
  const passkey = new SoftwarePasskey(party, counter)
  const challenge = await challengeIn(await begin(person))
  const added = await add(person, passkey.register({ challenge, origin }))
  expect(added.status).toBe(201)
  const { data } = addPasskeyResponse.parse(await added.json())
  return { person, passkey, id: data.passkey.id, recoveryCodes: data.recoveryCodes }
}

/** What a login with the password is answered with. */
async function challengeOfLogin({ written }: Person): Promise<string> {
  const refused = await identity.browser().ask('POST', '/auth/login', {
    body: { identifier: written.email, password: written.password },
  })
  const { code, details } = problemBody.parse(await refused.json())
  expect(code).toBe('SECOND_FACTOR_NEEDED')
  expect(details).toMatchObject({ methods: ['passkey', 'recovery-code'] })
  return secondFactorChallenge.parse(details).challenge
}
const askAtLogin = (challenge: string): Promise<Response> =>
  identity.browser().ask('POST', '/auth/passkey-challenges', { body: { challenge } })
const pass = (challenge: string, answer: object): Promise<Response> =>
  identity.browser().ask('POST', '/auth/second-factors', { body: { challenge, answer } })

describe('E7: a passkey as second factor', () => {
  test('once it is added, the password alone opens nothing; the passkey opens, and is listed with its use', async () => {
    const { person, passkey, id, recoveryCodes } = await enrol()
    expect(new Set(recoveryCodes).size).toBe(10)
    const login = await challengeOfLogin(person)
    const challenge = await challengeIn(await askAtLogin(login))
    const opened = await pass(login, { passkey: passkey.assert({ challenge, origin }) })
    expect(opened.status).toBe(200)
    const { token } = sessionResponse.parse(await opened.json())
    const read = await person.browser.ask('GET', '/account/second-factors', { token })
    expect(readSecondFactorsResponse.parse(await read.json()).data).toMatchObject({
      passkeys: [{ id, name: 'My laptop', usedAt: expect.any(String) }],
      offersPasskeys: true,
      authenticatorSince: null,
      recoveryCodes: 10,
    })
  })

  test('a challenge is answered once, also by two at once, and only by the account that it was made for', async () => {
    const { person, passkey } = await enrol()
    const other = await enrol()
    const login = await challengeOfLogin(person)
    const challenge = await challengeIn(await askAtLogin(login))
    const others = await challengeIn(await askAtLogin(await challengeOfLogin(other.person)))
    expect(await codeOf(await pass(login, { passkey: passkey.assert({ challenge: others, origin }) }))).toBe(
      'SECOND_FACTOR_WRONG',
    )
    expect(await codeOf(await pass(login, { passkey: other.passkey.assert({ challenge, origin }) }))).toBe(
      'SECOND_FACTOR_WRONG',
    )
    const answer = { passkey: passkey.assert({ challenge, origin }) }
    const answers = await Promise.all([pass(login, answer), pass(login, answer), pass(login, answer)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
    expect(await codeOf(await pass(login, answer))).toBe('SECOND_FACTOR_WRONG')
  })

  test.each([
    ['of another site', { origin: 'https://originseal.example.evil.test' }],
    ['that nobody asked for', { challenge: 'bWFkZSB1cA' }],
  ])('an answer %s is refused', async (_, change) => {
    const { person, passkey } = await enrol()
    const login = await challengeOfLogin(person)
    const challenge = await challengeIn(await askAtLogin(login))
    const answer = { passkey: passkey.assert({ challenge, origin, ...change }) }
    expect(await codeOf(await pass(login, answer))).toBe('SECOND_FACTOR_WRONG')
  })

  test('a forged signature is refused, and so is one for another site', async () => {
    const { person, passkey } = await enrol()
    const forger = new SoftwarePasskey(party, 5)
    const login = await challengeOfLogin(person)
    const forged = forger.assert({ challenge: await challengeIn(await askAtLogin(login)), origin })
    const id = passkey.id.toString('base64url')
    expect(await codeOf(await pass(login, { passkey: { ...forged, id, rawId: id } }))).toBe(
      'SECOND_FACTOR_WRONG',
    )
  })

  test('a copy is found out by its count: what was counted before opens nothing', async () => {
    const { person, passkey } = await enrol(3)
    const use = async (): Promise<Response> => {
      const login = await challengeOfLogin(person)
      const challenge = await challengeIn(await askAtLogin(login))
      return pass(login, { passkey: passkey.assert({ challenge, origin }) })
    }
    expect((await use()).status).toBe(200)
    passkey.counter = 2
    expect(await codeOf(await use())).toBe('SECOND_FACTOR_WRONG')
    passkey.counter = 9
    expect((await use()).status).toBe(200)
  })

  test('a passkey that does not count, as those that are synchronised, is used again and again', async () => {
    const { person, passkey } = await enrol(0)
    for (let time = 0; time < 2; time += 1) {
      const login = await challengeOfLogin(person)
      const challenge = await challengeIn(await askAtLogin(login))
      expect((await pass(login, { passkey: passkey.assert({ challenge, origin }) })).status).toBe(200)
    }
  })

  test('it proves who is there before what is dangerous, where the password proves nothing any more', async () => {
    const { person, passkey, id } = await enrol()
    const bare = await person.ask('POST', '/account/step-ups', {
      body: { password: person.written.password },
    })
    expect(await codeOf(bare)).toBe('STEP_UP_NEEDS_SECOND_FACTOR')
    const challenge = await challengeIn(await person.ask('POST', '/account/passkey-challenges'))
    const key = crypto.randomUUID()
    const proven = await person.ask('POST', '/account/step-ups', {
      body: {
        passkey: passkey.assert({ challenge, origin }),
        for: { operation: 'removePasskey', idempotencyKey: key },
      },
    })
    const { proof, method } = stepUpResponse.parse(await proven.json()).data
    expect(method).toBe('passkey')
    const removed = await person.ask('POST', `/account/passkeys/${id}/removals`, {
      headers: { 'idempotency-key': key, 'step-up': proof },
    })
    expect(removed.status).toBe(204)
    // With the last second factor the recovery codes are gone, and the password is enough again.
    const login = await identity.browser().ask('POST', '/auth/login', {
      body: { identifier: person.written.email, password: person.written.password },
    })
    expect(login.status).toBe(200)
    expect(
      await identity.query('SELECT 1 FROM recovery_code WHERE account_id = $1', [person.userId]),
    ).toEqual([])
  })

  test('a recovery code stands in for a passkey that is lost', async () => {
    const { person, recoveryCodes } = await enrol()
    const [recoveryCode] = recoveryCodes
    expect((await pass(await challengeOfLogin(person), { recoveryCode })).status).toBe(200)
  })
})

describe('E7: enrolment of a passkey', () => {
  test('begins with a proof, and its challenge counts once, for this account and this site', async () => {
    const person = await join(identity)
    const bare = await person.ask('POST', '/account/passkey-registrations', {
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    expect(await codeOf(bare)).toBe('STEP_UP_NEEDED')
    const made = () => new SoftwarePasskey(party)
    const challenge = await challengeIn(await begin(person))
    const stranger = await join(identity)
    expect(await codeOf(await add(stranger, made().register({ challenge, origin })))).toBe('PASSKEY_REFUSED')
    const elsewhere = made().register({ challenge, origin: 'https://evil.test' })
    expect(await codeOf(await add(person, elsewhere))).toBe('PASSKEY_REFUSED')
    // The try has used it up.
    expect(await codeOf(await add(person, made().register({ challenge, origin })))).toBe('PASSKEY_REFUSED')
  })

  test('of a passkey that somebody has is refused', async () => {
    const { passkey } = await enrol()
    const person = await join(identity)
    const challenge = await challengeIn(await begin(person))
    expect(await codeOf(await add(person, passkey.register({ challenge, origin })))).toBe('PASSKEY_REFUSED')
  })

  test('is not offered at an address in numbers', async () => {
    const numbered = await startIdentity({ config: { PUBLIC_URL: 'http://192.0.2.7:8080' } })
    try {
      const person = await join(numbered)
      const read = await person.ask('GET', '/account/second-factors')
      expect(readSecondFactorsResponse.parse(await read.json()).data.offersPasskeys).toBe(false)
      expect(await codeOf(await begin(person))).toBe('PASSKEY_REFUSED')
    } finally {
      await numbered.stop()
    }
  })
})
