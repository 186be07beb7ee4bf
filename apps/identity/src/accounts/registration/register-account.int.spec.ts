import { problemBody, registerAccountResponse, userRegistered } from '@originseal/contracts'
import { startIdentity, type RunningIdentity } from '../../identity.harness'
import { logIn, mailsTo, newcomer, rowsOf } from '../accounts.harness'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const register = (body: unknown, headers: Record<string, string> = {}, browser = identity.browser()) =>
  browser.ask('POST', '/auth/register', { body, headers })

async function refusal(response: Response): Promise<[number, string, string]> {
  const { code, message, error } = problemBody.parse(await response.json())
  expect(error).toBe(message)
  return [response.status, code, message]
}

describe('AUTH-05 AUTH-06: who registers is told what is wrong, in the words of the specification', () => {
  test.each([
    ['nothing at all', {}, 400, 'Email, password, and phone are required'],
    ['no address', { ...newcomer(), email: '' }, 400, 'Email, password, and phone are required'],
    ['no password', { ...newcomer(), password: undefined }, 400, 'Email, password, and phone are required'],
    ['a number of spaces', { ...newcomer(), phone: '   ' }, 400, 'Email, password, and phone are required'],
    ['no name', { ...newcomer(), realName: ' ' }, 400, 'a name is required'],
    ['an address without a dot', { ...newcomer(), email: 'a@b' }, 400, 'this is not an e-mail address'],
    ['a foreign number', { ...newcomer(), phone: '+886912345678' }, 400, 'Phone number must be in format'],
    ['a number too short', { ...newcomer(), phone: '091234567' }, 400, 'Phone number must be in format'],
    ['a short password', { ...newcomer(), password: '12345' }, 400, 'Password must be at least 6 characters'],
    [
      'one of the most common passwords',
      { ...newcomer(), password: 'qwerty123' },
      400,
      'this password is one of the most common ones, which are guessed first; please choose another',
    ],
    [
      'two faults: the number first',
      { ...newcomer(), phone: '1', password: '1' },
      400,
      'Phone number must be in format',
    ],
  ])('%s', async (_, body, status, message) => {
    const [gotStatus, , gotMessage] = await refusal(await register(body))
    expect([gotStatus, gotMessage]).toEqual([status, message])
  })

  test('an address that has an account, however it is written', async () => {
    const first = newcomer()
    expect((await register(first)).status).toBe(201)
    const again = newcomer({ email: first.email.toUpperCase() })
    expect(await refusal(await register(again))).toEqual([
      409,
      'ACCOUNT_EMAIL_TAKEN',
      'User with this email already exists',
    ])
  })

  test('a number that has an account, however it is written', async () => {
    const first = newcomer()
    expect((await register(first)).status).toBe(201)
    const [, a, b, c] = /^(\d{4})(\d{3})(\d{3})$/.exec(first.phone) ?? []
    expect(await refusal(await register(newcomer({ phone: `${a}-${b} ${c}` })))).toEqual([
      409,
      'ACCOUNT_PHONE_TAKEN',
      'User with this phone number already exists',
    ])
  })

  test('what no form sends is refused before anything is looked up', async () => {
    for (const body of ['text', [], { ...newcomer(), email: 7 }, { ...newcomer(), realName: 'a\u0007b' }]) {
      expect(await refusal(await register(body))).toEqual([400, 'REQUEST_INVALID', expect.any(String)])
    }
  })
})

describe('AUTH-05: an account begins', () => {
  test('with what was written, a password that nobody can read, and the fact for the others', async () => {
    const written = newcomer({ email: '  Yi.Jun@Example.COM ', phone: '0912-345-678' })
    const response = await register(written)
    expect(response.status).toBe(201)
    const { userId } = registerAccountResponse.parse(await response.json()).data
    const [row] = await rowsOf<Record<string, unknown>>(identity, 'SELECT * FROM account WHERE id = $1', [
      userId,
    ])
    expect(row).toMatchObject({
      role: 'member',
      real_name: written.realName,
      email: 'yi.jun@example.com',
      email_confirmed_at: null,
      phone: '0912345678',
      disabled_at: null,
      erases_at: null,
    })
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const facts = await rowsOf<{ payload: string }>(
      identity,
      'SELECT payload FROM outbox WHERE name = $1 AND key = $2',
      [userRegistered.name, userId],
    )
    expect(facts).toHaveLength(1)
    const fact = userRegistered.payload.parse(JSON.parse(facts[0]?.payload ?? ''))
    expect(fact).toMatchObject({ userId, role: 'member', by: 'password' })
    expect(facts[0]?.payload).not.toContain('example.com')
  })

  test('and its owner logs in with address or number and the same password', async () => {
    const written = newcomer()
    await register(written)
    expect(await logIn(identity.browser(), written.email, written.password)).toBeTruthy()
    expect(await logIn(identity.browser(), written.phone, written.password)).toBeTruthy()
  })

  test.each([
    ['zh-TW,zh;q=0.9,en;q=0.8', '請確認您的電子郵件信箱'],
    ['en-US,en;q=0.9,zh-TW;q=0.8', 'Please confirm your e-mail address'],
    ['ja', 'Please confirm your e-mail address'],
  ])('its mails are in the language of its owner: %s', async (language, subject) => {
    const written = newcomer()
    await register(written, { 'accept-language': language })
    const [mail] = await mailsTo(identity, written.email)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).not.toContain(written.realName)
  })
})

describe('D10: a registration that is sent twice', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })

  test('is one account and one answer, one after the other and twenty at once', async () => {
    for (const together of [false, true]) {
      const [written, headers] = [newcomer(), key()]
      const send = async () => {
        const response = await register(written, headers)
        return [response.status, registerAccountResponse.parse(await response.json())] as const
      }
      if (!together) await send()
      const answers = await Promise.all(Array.from({ length: together ? 20 : 3 }, send))
      expect(answers).toEqual(answers.map(() => [201, { data: { userId: expect.any(String) } }]))
      expect(new Set(answers.map(([, body]) => body.data.userId)).size).toBe(1)
      expect(await rowsOf(identity, 'SELECT FROM account WHERE email = $1', [written.email])).toHaveLength(1)
      expect(await mailsTo(identity, written.email)).toHaveLength(1)
    }
  })

  test('under the same key but for somebody else is refused', async () => {
    const headers = key()
    await register(newcomer(), headers)
    expect(await refusal(await register(newcomer(), headers))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
      expect.any(String),
    ])
  })

  test('without a key and at once is one account and otherwise refusals', async () => {
    const written = newcomer()
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(written)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
  })
})

test('AUTH-06: who asks for address after address is stopped, and nobody else is', async () => {
  const { email } = newcomer()
  await register(newcomer({ email }))
  const asking = identity.browser()
  const answers: number[] = []
  for (let asked = 0; asked < 22; asked += 1) {
    answers.push((await register(newcomer({ email }), {}, asking)).status)
  }
  expect(answers).toEqual([...Array<number>(20).fill(409), 429, 429])
  const stopped = await register(newcomer(), {}, asking)
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(600)
  expect(await refusal(stopped)).toEqual([429, 'LOGIN_TRIES_EXCEEDED', expect.any(String)])
  expect((await register(newcomer())).status).toBe(201)
})
