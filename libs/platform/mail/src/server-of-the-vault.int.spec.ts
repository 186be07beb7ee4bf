import { startVaultDouble, type VaultDouble } from '@originseal/provider-keys/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { startMail, type MailProcess } from './mail.harness'
import { sendMail } from './mail-jobs'

const login = { user: 'originseal', password: 'word-of-the-mail' }
let database: TestDatabase
let vault: VaultDouble
let first: SmtpDouble
let second: SmtpDouble
let stranger: SmtpDouble
let mail: MailProcess
const hostOf = ({ url }: SmtpDouble): string => new URL(url).host

beforeAll(async () => {
  ;[database, vault, first, second, stranger] = await Promise.all([
    createTestDatabase(),
    startVaultDouble('identity'),
    startSmtpDouble(login),
    startSmtpDouble(login),
    startSmtpDouble(login),
  ])
  mail = await startMail(database.url, {
    EGRESS_ALLOW: `${hostOf(first)},${hostOf(second)}`,
    ...vault.settings,
  })
})
afterAll(async () => {
  await mail.stop()
  await Promise.all([vault, first, second, stranger].map((double) => double.close()))
  await database.drop()
})

const serverIs = (double: SmtpDouble, version: number): void => {
  const value = `smtp://${login.user}:${login.password}@${hostOf(double)}`
  vault.keys = [{ name: 'SMTP_URL', version, value }]
}
const queue = (to: string) =>
  mail.transaction.run((tx) =>
    mail.queue.add(tx, {
      ownerId: '7c2b8c1e-1111-4222-8333-444455556666',
      to,
      language: 'en',
      template: 'x',
      values: {},
    }),
  )
const jobs = () =>
  mail.sql<{ failures: number; text: string }>(
    'SELECT failures, job::text AS text FROM job WHERE kind = $1',
    [sendMail.name],
  )
const endPause = () =>
  mail.sql(`UPDATE job SET due_at = now() WHERE state = 'waiting' AND kind = $1`, [sendMail.name])
const arrivesAt = (double: SmtpDouble, to: string) =>
  until(
    async () => {
      await endPause()
      return double.received.some((received) => received.to.includes(to))
    },
    { what: `the mail to ${to}`, within: 40_000 },
  )

test('ADMIN-07: a mail waits until the vault has a server, and the next goes to the one that takes its place', async () => {
  await queue('a@example.com')
  await until(async () => ((await jobs())[0]?.failures ?? 0) > 0, { what: 'a try without a server' })
  serverIs(first, 1)
  await arrivesAt(first, 'a@example.com')
  serverIs(second, 2)
  await until(async () => vault.held.some(({ version }) => version === 2), {
    what: 'the other server',
    within: 30_000,
  })
  await queue('b@example.com')
  await arrivesAt(second, 'b@example.com')
  expect(first.received).toHaveLength(1)
  expect(typeof vault.held.find(({ name }) => name === 'SMTP_URL')?.usedAt).toBe('string')
}, 120_000)

test('ADMIN-07: a server that is inside and that nobody has allowed is not called, and its password stands nowhere', async () => {
  serverIs(stranger, 3)
  await until(async () => vault.held.some(({ version }) => version === 3), { what: 'it', within: 30_000 })
  await queue('c@example.com')
  await until(async () => ((await jobs())[0]?.failures ?? 0) > 0, { what: 'a try', within: 30_000 })
  expect(stranger.received).toEqual([])
  expect((await jobs())[0]?.text).toContain('is not one that is visited')
  expect((await jobs())[0]?.text).not.toContain(login.password)
}, 60_000)
