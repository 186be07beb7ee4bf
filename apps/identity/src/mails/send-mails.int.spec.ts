import { Transaction } from '@originseal/database'
import { MAIL_ENCRYPTION, MailQueue, SendMails, type MailEncryption } from '@originseal/mail'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { join, rowsOf } from '../accounts/accounts.harness'
import { startIdentity, type RunningIdentity } from '../identity.harness'

let smtp: SmtpDouble
let identity: RunningIdentity
let accountId: string
beforeAll(async () => {
  smtp = await startSmtpDouble()
  identity = await startIdentity({ config: { SMTP_URL: smtp.url } })
  accountId = (await join(identity)).userId
  await until(() => smtp.received.length === 1, { what: 'the first confirmation' })
})
afterAll(async () => {
  await identity.stop()
  await smtp.close()
})
beforeEach(() => {
  smtp.received.length = 0
})

let addressees = 0
async function queue(to = `reader.${(addressees += 1)}@example.com`, instead?: Error): Promise<string> {
  await identity.app.get(Transaction).run(async (tx) => {
    const values = { token: 'bearer-of-the-account' }
    const mail = { ownerId: accountId, to, language: 'en', template: 'reset-password', values } as const
    await identity.app.get(MailQueue, { strict: false }).add(tx, mail)
    if (instead) throw instead
  })
  return to
}
const receivedBy = (to: string) => smtp.received.filter((mail) => mail.to.includes(to))
const idOf = (message: string | undefined): string => /^Message-ID: (.*)$/im.exec(message ?? '')?.[1] ?? ''
const rows = () =>
  rowsOf<{ id: string; outcome: string | null; sealed: string | null; tries: number }>(
    identity,
    'SELECT id, outcome, sealed, tries FROM mail ORDER BY queued_at DESC',
  )
const send = () => identity.app.get(SendMails, { strict: false }).execute()
/** As if the pause between two tries were over. */
const endPause = () => rowsOf(identity, 'UPDATE mail SET due_at = now() WHERE ended_at IS NULL')

/** A failed try counts first and writes its pause then; only then can it be over. */
const tryAgain = () =>
  until(async () => (await endPause()) !== undefined && (await send()), { what: 'the next try' })

test('a mail goes out by SMTP, once, in words and in HTML, and what it said is kept nowhere', async () => {
  const to = await queue()
  await until(() => receivedBy(to).length > 0, { what: 'the mail' })
  await until(async () => (await rows())[0]?.outcome === 'sent', { what: 'the mark' })
  const [mail] = receivedBy(to)
  expect(mail?.message).toMatch(/^From: OriginSeal <no-reply@localhost>\r$/m)
  expect(mail?.message).toMatch(/^Subject: Set a new password\r$/m)
  expect(mail?.message).toMatch(/^Auto-Submitted: auto-generated\r$/im)
  expect(mail?.message).toContain('text/plain')
  expect(mail?.message).toContain('text/html')
  const [row] = await rows()
  expect(idOf(mail?.message)).toBe(`<${row?.id}@localhost>`)
  expect(row).toMatchObject({ outcome: 'sent', sealed: null, tries: 1 })
  await endPause()
  await send()
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
  await until(async () => (await rows())[0]?.tries === 1, { what: 'the first try' })
  const [row] = await rowsOf<{ text: string }>(
    identity,
    'SELECT mail::text AS text FROM mail ORDER BY queued_at DESC LIMIT 1',
  )
  expect(row?.text).not.toContain(to)
  expect(row?.text).not.toContain('bearer-of-the-account')
  expect((await rows())[0]?.sealed).not.toBeNull()
  await tryAgain()
  await until(() => receivedBy(to).length > 0, { what: 'the second try' })
})

test('a server that is busy is asked again; the Message-ID stays', async () => {
  smtp.answers.push('451 come again later', '450 and again')
  const to = await queue()
  for (const tries of [1, 2]) {
    await until(async () => (await rows())[0]?.tries === tries, { what: `try ${tries}` })
    expect((await rows())[0]?.outcome).toBeNull()
    await tryAgain()
  }
  await until(async () => (await rows())[0]?.outcome === 'sent', { what: 'the mark' })
  expect(receivedBy(to)).toHaveLength(1)
})

test('an address that does not exist is not asked again, and nothing of it stays', async () => {
  smtp.answers.push('550 no such person <someone@example.com>')
  await queue()
  await until(async () => (await rows())[0]?.outcome === 'refused', { what: 'the end' })
  expect((await rows())[0]).toMatchObject({ outcome: 'refused', sealed: null, tries: 1 })
})

test('a mail that nobody took for a day is given up', async () => {
  smtp.answers.push('451 come again later', '451 come again later')
  await queue()
  await until(async () => (await rows())[0]?.tries === 1, { what: 'the first try' })
  await rowsOf(identity, `UPDATE mail SET queued_at = now() - interval '25 hours' WHERE ended_at IS NULL`)
  const isGivenUp = async () =>
    (await rows()).some(({ outcome, sealed }) => outcome === 'given-up' && sealed === null)
  await until(async () => {
    await endPause()
    await send()
    return isGivenUp()
  })
  expect(await isGivenUp()).toBe(true)
  await rowsOf(identity, `DELETE FROM mail WHERE outcome = 'given-up'`)
  smtp.answers.length = 0
})

test('D1: a sender that dies after the delivery and before the mark repeats it under the same Message-ID', async () => {
  const to = await queue()
  await until(() => receivedBy(to).length === 1, { what: 'the delivery' })
  await until(async () => (await rows())[0]?.outcome === 'sent', { what: 'the mark' })
  // As the row stands when the mark never came: claimed, its lease over.
  const [row] = await rows()
  await rowsOf(
    identity,
    'UPDATE mail SET ended_at = NULL, outcome = NULL, sealed = $2, due_at = now() WHERE id = $1',
    [
      row?.id,
      await identity.app.get<MailEncryption>(MAIL_ENCRYPTION).encrypt({ to, values: { token: 'again' } }),
    ],
  )
  await until(async () => (await rows())[0]?.outcome === 'sent' || !(await send()), {
    what: 'the second mark',
  })
  expect(receivedBy(to)).toHaveLength(2)
  expect(new Set(receivedBy(to).map(({ message }) => idOf(message)))).toEqual(
    new Set([`<${row?.id}@localhost>`]),
  )
})

test('two replicas send each of thirty mails once', async () => {
  const twin = await startIdentity({ twinOf: identity, config: { SMTP_URL: smtp.url } })
  try {
    const readers = await Promise.all(Array.from({ length: 30 }, () => queue()))
    const isDone = async () => (await rows()).every(({ outcome }) => outcome !== null)
    await until(isDone, { what: 'thirty mails', within: 20_000 })
    expect(readers.map((to) => receivedBy(to).length)).toEqual(readers.map(() => 1))
  } finally {
    await twin.stop()
  }
})

test.each([
  ['a,victim@example.com', '"a,victim"@example.com'],
  ['a;b@example.com', '"a;b"@example.com'],
  ['"x"@example.com', '"x"@example.com'],
  ['<victim>@example.com', '"victim "@example.com'],
])('the address %s is one address: %s', async (written, read) => {
  await queue(written)
  await until(async () => (await rows())[0]?.outcome === 'sent', { what: 'the mark' })
  expect(smtp.received.flatMap((mail) => mail.to)).toEqual([read])
})

test('with an SMTP server there is no page of mails', async () => {
  expect((await fetch(`${identity.url}/mails`)).status).toBe(404)
})
