import {
  hostileBodies,
  oddBodies,
  otherContentTypes,
  unreadableBodies,
} from '@originseal/testing/malformed-bodies'
import { startIdentity, type RunningIdentity } from './identity.harness'

let numbers = 10_000_000
const realName = () => '林小印'
const email = () => `somebody-${(numbers += 1)}@example.tw`
const phone = () => `09${(numbers += 1)}`
const password = () => 'not the right one'
const token = () => 'a'.repeat(43)

type Fields = Readonly<Record<string, () => string>>

/** Every route that takes a body, with the fields it knows; those without read none, and refuse it all the same. */
const endpoints: [method: string, path: string, fields: Fields][] = [
  ['POST', '/auth/register', { realName, email, phone, password }],
  ['POST', '/auth/login', { identifier: email, password }],
  ['POST', '/auth/exchange', { token }],
  ['POST', '/auth/password-reset-requests', { email }],
  ['POST', '/auth/password-resets', { token, password }],
  ['POST', '/auth/refresh', {}],
  ['POST', '/auth/logout', {}],
  ['PATCH', '/account', { realName, phone }],
  ['POST', '/account/password', { currentPassword: password, password }],
  ['POST', '/account/email-changes', { email, password }],
  ['POST', '/account/email-confirmation-requests', {}],
  ['POST', '/account/email-confirmations', { token }],
  ['POST', '/account/trial-works', { trialToken: token }],
  ['POST', '/account/deletion', { password }],
  ['DELETE', '/account/deletion', {}],
  ['PATCH', '/account/notification-preferences', {}],
  ['POST', '/notifications/read-all', { newestId: () => crypto.randomUUID() }],
  ['PATCH', `/notifications/${crypto.randomUUID()}`, {}],
  ['POST', `/admin/users/${crypto.randomUUID()}/disable`, {}],
  ['POST', '/auth/logout-everywhere', {}],
]

const person = {
  realName: '林小印',
  email: 'malformed@example.tw',
  phone: '0912345678',
  password: 'a long secret',
}

let identity: RunningIdentity
let accessToken: string
beforeAll(async () => {
  identity = await startIdentity()
  await identity.browser().ask('POST', '/auth/register', { body: person })
})
afterAll(() => identity.stop())

async function login(): Promise<string> {
  const body = { identifier: person.email, password: person.password }
  const response = await identity.browser().ask('POST', '/auth/login', { body })
  expect(response.status).toBe(200)
  return ((await response.json()) as { token: string }).token
}

let addresses = 0

/** What came of a body: its status, or what is wrong with the answer. Each comes from an address of its own. */
async function answerTo(
  method: string,
  path: string,
  body: Buffer,
  type = 'application/json',
): Promise<string> {
  addresses += 1
  const response = await fetch(`${identity.url}${path}`, {
    method,
    body: new Uint8Array(body),
    headers: {
      'content-type': type,
      'x-forwarded-for': `2001:db8:${addresses.toString(16)}::1`,
      authorization: `Bearer ${accessToken}`,
    },
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false
  const isRight = response.status < 400 || (response.status < 500 && isProblem)
  // Neither may hide what the body would have done: that the route is not there, or the login not valid.
  const isHidden = /"code":"(?:NOT_FOUND|NOT_SIGNED_IN|TOKEN_INVALID)"/u.test(text)
  return isRight && !isHidden ? String(response.status) : `${response.status}: ${text.slice(0, 300)}`
}

describe.each(endpoints)('U6: %s %s', (method, path, fields) => {
  beforeAll(async () => {
    accessToken = await login()
  })

  it('refuses what is no JSON in UTF-8', async () => {
    const wrong: string[] = []
    for (const { name, bytes } of unreadableBodies) {
      // Who reads no body may be given none, whatever type is named.
      if (bytes.length === 0 && Object.keys(fields).length === 0) continue
      const answer = await answerTo(method, path, bytes)
      if (answer !== '400') wrong.push(`${name}: ${answer}`)
    }
    expect(wrong).toEqual([])
  })

  it('takes or refuses what is odd, and does not break', async () => {
    const wrong: string[] = []
    const hostile = Object.keys(fields).length === 0 ? [] : hostileBodies(fields)
    for (const { name, bytes } of [...oddBodies, ...hostile]) {
      if (path === '/auth/logout-everywhere') accessToken = await login()
      const answer = await answerTo(method, path, bytes)
      if (!/^[24]\d\d$/u.test(answer)) wrong.push(`${name}: ${answer}`)
    }
    expect(wrong).toEqual([])
  })

  it('reads JSON only, up to its limit', async () => {
    for (const type of otherContentTypes) {
      await expect(answerTo(method, path, Buffer.from('{}'), type)).resolves.toBe('415')
    }
    await expect(answerTo(method, path, Buffer.alloc(262_145, ' '))).resolves.toBe('413')
  })
})

it('nobody lost an account or a login to all this', async () => {
  await expect(login()).resolves.toEqual(expect.any(String))
})
