import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { FolderMailTransport } from './folder-mail-transport'
import { sendMail } from './mail-jobs'
import { MAIL_FOLDER } from './mail-transport'
import { startMail, type MailProcess } from './mail.harness'

const ownerId = '7c2b8c1e-1111-4222-8333-444455556666'
let database: TestDatabase
let smtp: SmtpDouble
let mail: MailProcess
beforeAll(async () => {
  ;[database, smtp] = await Promise.all([createTestDatabase(), startSmtpDouble()])
  mail = await startMail(database.url, { SMTP_URL: smtp.url })
})
afterAll(async () => {
  await mail.stop()
  await Promise.all([smtp.close(), database.drop()])
})
beforeEach(() => {
  smtp.received.length = 0
  smtp.answers.length = 0
})

let addressees = 0
async function queue(to = `reader.${(addressees += 1)}@example.com`, instead?: Error): Promise<string> {
  await mail.transaction.run(async (tx) => {
    const values = { token: 'bearer-of-the-account' }
    await mail.queue.add(tx, { ownerId, to, language: 'en', template: 'reset-password', values })
    if (instead) throw instead
  })
  return to
}
const receivedBy = (to: string) => smtp.received.filter((received) => received.to.includes(to))
const idOf = (message: string | undefined): string => /^Message-ID: (.*)$/im.exec(message ?? '')?.[1] ?? ''
const waiting = () =>
  mail.sql<{ id: string; failures: number; text: string }>(
    'SELECT id, failures, job::text AS text FROM job WHERE kind = $1',
    [sendMail.name],
  )
const failed = (times: number) =>
  until(async () => (await waiting())[0]?.failures === times, { what: `${times} failures` })
/** As if the pause between two tries were over. */
const endPause = () =>
  mail.sql(`UPDATE job SET due_at = now() WHERE state = 'waiting' AND kind = $1`, [sendMail.name])
const isDone = async () => (await waiting()).length === 0

test('a mail goes out by SMTP, once, in words and in HTML, and what it said is kept nowhere', async () => {
  const to = await queue()
  await until(isDone, { what: 'the end' })
  const [received] = receivedBy(to)
  expect(received?.message).toMatch(/^From: OriginSeal <no-reply@localhost>\r$/m)
  expect(received?.message).toMatch(/^Subject: reset-password\r$/m)
  expect(received?.message).toMatch(/^Auto-Submitted: auto-generated\r$/im)
  expect(received?.message).not.toMatch(/^List-Unsubscribe/im)
  expect(received?.message).toContain('text/plain')
  expect(received?.message).toContain('text/html')
  expect(receivedBy(to)).toHaveLength(1)
})

test('what never committed is never sent', async () => {
  await expect(queue('nobody@example.com', new Error('undone'))).rejects.toThrow('undone')
  const to = await queue()
  await until(() => receivedBy(to).length > 0, { what: 'the next mail' })
  expect(receivedBy('nobody@example.com')).toEqual([])
})

test('while it waits neither its reader nor its token can be read in the database', async () => {
  smtp.answers.push('451 come again later')
  const to = await queue()
  await failed(1)
  const [job] = await waiting()
  expect(job?.text).toContain('reset-password')
  expect(job?.text).not.toContain(to)
  expect(job?.text).not.toContain('bearer-of-the-account')
  await endPause()
  await until(() => receivedBy(to).length > 0, { what: 'the second try' })
})

test('a server that is busy is asked again; the Message-ID stays', async () => {
  smtp.answers.push('451 come again later', '450 and again')
  const to = await queue()
  await failed(1)
  const [job] = await waiting()
  await endPause()
  await failed(2)
  await endPause()
  await until(isDone, { what: 'the end' })
  expect(receivedBy(to).map(({ message }) => idOf(message))).toEqual([`<${job?.id}@localhost>`])
})

test('an address that does not exist is not asked again, and nothing of it stays', async () => {
  smtp.answers.push('550 no such person <someone@example.com>')
  const to = await queue()
  await until(isDone, { what: 'the end' })
  expect(smtp.answers).toEqual([])
  expect(receivedBy(to)).toEqual([])
})

test('a mail that nobody took for a day is given up, and nothing of it stays', async () => {
  smtp.answers.push('451 come again later', '451 come again later')
  await queue()
  await failed(1)
  const { tries, pausesMs } = sendMail.retry
  const pauses = Array.from(
    { length: tries - 1 },
    (_, index) => pausesMs[Math.min(index, pausesMs.length - 1)] ?? 0,
  )
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(hours).toBeGreaterThanOrEqual(23)
  expect(hours).toBeLessThanOrEqual(25)
  await mail.sql('UPDATE job SET failures = $1', [tries - 1])
  await endPause()
  await until(isDone, { what: 'the end' })
})

test('D1: a sender that dies after the delivery repeats it under the same Message-ID', async () => {
  smtp.answers.push('451 come again later')
  const to = await queue()
  await failed(1)
  const [kept] = await mail.sql<object>('SELECT * FROM job WHERE kind = $1', [sendMail.name])
  await endPause()
  await until(isDone, { what: 'the delivery' })
  // As the row stands when its end never came: leased, the lease over.
  await mail.sql(`INSERT INTO job SELECT * FROM jsonb_populate_record(NULL::job, $1)`, [
    JSON.stringify({ ...kept, state: 'running', due_at: new Date() }),
  ])
  await until(isDone, { what: 'the second delivery' })
  expect(receivedBy(to)).toHaveLength(2)
  expect(new Set(receivedBy(to).map(({ message }) => idOf(message))).size).toBe(1)
})

test('two processes send each of thirty mails once', async () => {
  const twin = await startMail(database.url, { SMTP_URL: smtp.url })
  try {
    const readers = await Promise.all(Array.from({ length: 30 }, () => queue()))
    await until(isDone, { what: 'thirty mails', within: 30_000 })
    expect(readers.map((to) => receivedBy(to).length)).toEqual(readers.map(() => 1))
  } finally {
    await twin.stop()
  }
})

test('what waits for an owner is taken back, and another one’s stays', async () => {
  smtp.answers.push('451 come again later')
  const to = await queue()
  await failed(1)
  await mail.transaction.run((tx) => mail.queue.forget(tx, crypto.randomUUID()))
  expect(await waiting()).toHaveLength(1)
  await mail.transaction.run((tx) => mail.queue.forget(tx, ownerId))
  expect(await waiting()).toEqual([])
  expect(receivedBy(to)).toEqual([])
})

test.each([
  ['a,victim@example.com', '"a,victim"@example.com'],
  ['a;b@example.com', '"a;b"@example.com'],
  ['"x"@example.com', '"x"@example.com'],
  ['<victim>@example.com', '"victim "@example.com'],
])('the address %s is one address: %s', async (written, read) => {
  await queue(written)
  await until(isDone, { what: 'the end' })
  expect(smtp.received.flatMap((received) => received.to)).toEqual([read])
})

test('without an SMTP server mails stay in the folder until their owner is forgotten', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'))
  const own = await createTestDatabase()
  const local = await startMail(own.url, { MAIL_DIR: folder })
  try {
    const transport = local.app.get<FolderMailTransport>(MAIL_FOLDER)
    await local.transaction.run((tx) =>
      local.queue.add(tx, { ownerId, to: 'a@example.com', language: 'en', template: 'x', values: {} }),
    )
    await until(async () => (await transport.list()).length === 1, { what: 'the mail in the folder' })
    await local.transaction.run((tx) => local.queue.forget(tx, ownerId))
    await until(async () => (await transport.list()).length === 0, { what: 'the empty folder' })
    expect(await readdir(folder)).toEqual([])
  } finally {
    await local.stop()
    await Promise.all([own.drop(), rm(folder, { recursive: true, force: true })])
  }
})
