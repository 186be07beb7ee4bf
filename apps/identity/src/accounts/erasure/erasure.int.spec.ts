import { readdir, readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import {
  admitTrialVisitorResponse,
  problemBody,
  readAccountResponse,
  userErased,
  workSighted,
} from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startIdentity, type RunningIdentity } from '../../identity.harness'
import { prefer, sighting, tell } from '../../notifications/notifications.harness'
import { join, logIn, mailsTo, newcomer, rowsOf, tokenIn, type Person } from '../accounts.harness'
import { EraseDueAccounts } from './erase-due-accounts'

const hourMs = 3_600_000
let identity: RunningIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

const askDeletion = ({ ask, written }: Person, password = written.password) =>
  ask('POST', '/account/deletion', { body: { password } })
const viewIn = async (response: Response) => readAccountResponse.parse(await response.json()).data
const isGone = async ({ userId }: Person): Promise<boolean> =>
  (await rowsOf(identity, 'SELECT FROM account WHERE id = $1', [userId])).length === 0

/** Lets the grace time be over, and happen what happens then. */
async function endGrace(person: Person): Promise<void> {
  await rowsOf(identity, 'UPDATE account SET erases_at = now() WHERE id = $1', [person.userId])
  const erasing = identity.app.get(EraseDueAccounts, { strict: false })
  await until(async () => !(await erasing.execute()), { what: 'all that is due' })
  expect(await isGone(person)).toBe(true)
}

describe('MEMBER-02: an account is deleted after a time in which it can be kept', () => {
  test('14 days, told by mail; meanwhile its owner stays logged in and can log in', async () => {
    const person = await join(identity)
    const before = Date.now()
    const answer = await askDeletion(person)
    expect(answer.status).toBe(200)
    const { erasesAt } = await viewIn(answer)
    const due = Date.parse(erasesAt ?? '')
    expect(due).toBeGreaterThanOrEqual(before + 336 * hourMs)
    expect(due).toBeLessThanOrEqual(Date.now() + 336 * hourMs)
    const [, mail] = await mailsTo(identity, person.written.email, 2)
    const day = new Intl.DateTimeFormat('zh-TW', { timeZone: 'Asia/Taipei', dateStyle: 'long' }).format(due)
    expect(mail?.subject).toContain(day)
    expect(mail?.text).toContain('/member-info')
    expect((await person.ask('GET', '/account')).status).toBe(200)
    await logIn(identity.browser(), person.written.email, person.written.password)
  })

  test('needs the password, and asked for again the first time counts', async () => {
    const person = await join(identity)
    const refused = await askDeletion(person, 'guessed')
    expect(problemBody.parse(await refused.json()).code).toBe('PASSWORD_WRONG')
    const first = await viewIn(await askDeletion(person))
    const second = await viewIn(await askDeletion(person))
    expect(second.erasesAt).toBe(first.erasesAt)
    expect(await mailsTo(identity, person.written.email, 2)).toHaveLength(2)
  })

  test('is kept when its owner takes it back, also after a new login', async () => {
    const person = await join(identity)
    await askDeletion(person)
    const token = await logIn(identity.browser(), person.written.email, person.written.password)
    const answer = await person.browser.ask('DELETE', '/account/deletion', { token })
    expect(await viewIn(answer)).toMatchObject({ erasesAt: null })
    expect((await mailsTo(identity, person.written.email, 3)).at(-1)?.subject).toBe('您的帳號會繼續保留')
    expect((await person.browser.ask('DELETE', '/account/deletion', { token })).status).toBe(200)
    expect(await mailsTo(identity, person.written.email, 3)).toHaveLength(3)
  })

  test('is gone when the time is over: no session, no login, and its address is free again', async () => {
    const person = await join(identity)
    await askDeletion(person)
    await endGrace(person)
    expect((await person.ask('GET', '/auth/verify')).status).toBe(401)
    expect((await person.browser.ask('POST', '/auth/refresh')).status).toBe(401)
    expect((await person.ask('DELETE', '/account/deletion')).status).toBe(401)
    const { email, phone, password } = person.written
    for (const identifier of [email, phone]) {
      const login = await identity.browser().ask('POST', '/auth/login', { body: { identifier, password } })
      expect(login.status).toBe(401)
    }
    expect((await join(identity, { email, phone })).userId).not.toBe(person.userId)
  })

  test('kept at the very moment of its erasure, it is either kept whole or gone', async () => {
    const erasing = identity.app.get(EraseDueAccounts, { strict: false })
    for (let round = 0; round < 8; round += 1) {
      const person = await join(identity)
      await rowsOf(identity, 'UPDATE account SET erases_at = now() WHERE id = $1', [person.userId])
      const undone = person.ask('DELETE', '/account/deletion')
      const [answer] = await Promise.all([undone, erasing.execute()])
      const isKept = answer.status === 200 && (await viewIn(answer)).erasesAt === null
      expect(await isGone(person)).toBe(!isKept)
      const facts = await rowsOf(identity, 'SELECT FROM outbox WHERE name = $1 AND key = $2', [
        userErased.name,
        person.userId,
      ])
      expect(facts).toHaveLength(isKept ? 0 : 1)
    }
  })
})

/** Everything that the database holds, as text. */
async function dump(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    identity,
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await rowsOf<{ text: string }>(identity, `SELECT t::text AS text FROM ${name} t`)
      return [name, ...rows.map(({ text }) => text)].join('\n')
    }),
  )
  return texts.join('\n')
}

/** What lies in files beside it. */
async function files(): Promise<string> {
  const entries = await readdir(identity.folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(
    names.map(({ parentPath, name }) => readFile(joinPath(parentPath, name), 'utf8')),
  )
  return texts.join('\n')
}

/** As it is, as JSON escapes it, and as bytea and e-mails would show it. */
const formsOf = (text: string): string[] => [
  text,
  JSON.stringify(text).slice(1, -1),
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
]
const tracesOf = (all: string, person: readonly string[]): string[] =>
  person.filter((word) => formsOf(word).some((form) => all.includes(form)))

/** Does everything that leaves something: tries, tokens, keys, mails, a trial. */
async function live(): Promise<{ person: Person; words: string[] }> {
  const written = newcomer({ realName: '歐陽菲菲絕無僅有', email: 'feifei.ouyang.only@example.com' })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await identity.browser().ask('POST', '/auth/register', { body: written, headers })
  const browser = identity.browser()
  await browser.ask('POST', '/auth/login', { body: { identifier: written.email, password: 'wrong' } })
  const token = await logIn(browser, written.email, written.password)
  const ask: Person['ask'] = (method, path, given) => browser.ask(method, path, { token, headers, ...given })
  const { sub: userId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const person = { written, browser, userId, token, ask }
  const body = { realName: written.realName, email: written.email, phone: written.phone }
  const admitted = await identity.browser().ask('POST', '/internal/trial-visitors', { body })
  const { token: trialToken } = admitTrialVisitorResponse.parse(await admitted.json())
  const { realName, email, password } = written
  const next = `next.${email}`
  expect((await ask('POST', '/account/trial-works', { body: { trialToken } })).status).toBe(204)
  expect((await ask('PATCH', '/account', { body: { realName, phone: '0987654321' } })).status).toBe(200)
  expect((await ask('POST', '/account/email-changes', { body: { email: next, password } })).status).toBe(204)
  expect((await browser.ask('POST', '/auth/password-reset-requests', { body: { email } })).status).toBe(202)
  tokenIn((await mailsTo(identity, email, 3)).at(-1))
  await mailsTo(identity, next)
  const title = '暮色中的老街'
  await rowsOf(identity, 'UPDATE account SET email_confirmed_at = now() WHERE id = $1', [userId])
  await prefer(person, { kind: 'seal-anchored', inApp: true, mail: 'daily' })
  await tell(identity, workSighted, sighting(userId, { title }))
  await mailsTo(identity, email, 4)
  const words = [realName, email, next, title, written.phone, '0987654321', password]
  return { person, words }
}

describe('E8: after erasure', () => {
  test('no table and no file of identity knows the name, the addresses, the numbers or the password', async () => {
    const { person, words } = await live()
    const password = words.at(-1) ?? ''
    // The search finds what is there: otherwise it would prove nothing.
    const before = [await dump(), await files()].join('\n')
    expect(tracesOf(before, words)).toEqual(
      words.filter((word) => word !== password && word !== person.written.phone),
    )

    await askDeletion(person)
    await mailsTo(identity, person.written.email, 5)
    await endGrace(person)
    const hasFiles = async () => tracesOf(await files(), words).length > 0
    await until(async () => !(await hasFiles()), { what: 'the mails of the folder to go' })

    expect(tracesOf(await dump(), words)).toEqual([])
    const tables = ['session', 'mail_token', 'benefit', 'notification', 'notification_preference', 'account']
    for (const table of tables) {
      const column = table === 'account' ? 'id' : 'account_id'
      expect(await rowsOf(identity, `SELECT FROM ${table} WHERE ${column} = $1`, [person.userId])).toEqual([])
    }
    const keys = await rowsOf(identity, `SELECT FROM idempotency_key WHERE scope LIKE '%' || $1`, [
      person.userId,
    ])
    expect(keys).toEqual([])
  })

  test('the others are told, by a number that means nobody any more', async () => {
    const person = await join(identity)
    await askDeletion(person)
    await endGrace(person)
    const facts = await rowsOf<{ payload: string }>(
      identity,
      'SELECT payload FROM outbox WHERE name = $1 AND key = $2',
      [userErased.name, person.userId],
    )
    expect(facts.map(({ payload }) => userErased.payload.parse(JSON.parse(payload)))).toEqual([
      { userId: person.userId, erasedAt: expect.any(String) },
    ])
  })
})

test('of two replicas one erases, once', async () => {
  const twin = await startIdentity({ twinOf: identity })
  try {
    const people = await Promise.all(Array.from({ length: 10 }, () => join(identity)))
    const ids = people.map(({ userId }) => userId)
    await rowsOf(identity, 'UPDATE account SET erases_at = now() WHERE id = ANY($1)', [ids])
    await Promise.all(
      people.map((person) => until(() => isGone(person), { what: 'the erasure', within: 20_000 })),
    )
    const facts = await rowsOf(identity, 'SELECT FROM outbox WHERE name = $1 AND key = ANY($2)', [
      userErased.name,
      ids,
    ])
    expect(facts).toHaveLength(10)
  } finally {
    await twin.stop()
  }
})
