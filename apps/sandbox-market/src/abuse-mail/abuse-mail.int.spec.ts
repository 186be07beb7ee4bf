import { composeMessage, SmtpSubmission } from '@originseal/mail'
import { until, type TestDatabase } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import PostalMime from 'postal-mime'
import { DataSource } from 'typeorm'
import { createDatabase, publicUrl, startMarket, type RunningMarket } from '../market.harness'
import { catalogue } from '../pictures/catalogue'
import { AbuseMailServer } from './abuse-mail-server'

let database: TestDatabase
let answers: SmtpDouble
let market: RunningMarket
let desk: SmtpSubmission
beforeAll(async () => {
  ;[database, answers] = await Promise.all([createDatabase(), startSmtpDouble()])
  market = await startMarket(database.url, catalogue.slice(0, 2), undefined, {
    ABUSE_SMTP_PORT: 0,
    ANSWER_SMTP_URL: answers.url,
  })
  await until(async () => (await market.get('/health/ready')).ok, { within: 60_000 })
  desk = new SmtpSubmission(`smtp://127.0.0.1:${market.app.get(AbuseMailServer).port}?ignoreTLS=true`)
}, 120_000)
afterAll(async () => {
  await desk.close()
  await market.stop()
  await Promise.all([answers.close(), database.drop()])
})

const sql = <Row>(text: string, given: unknown[] = []): Promise<Row[]> =>
  market.app.get(DataSource).query(text, given)

/** A listing whose description asks for a scenario. */
async function listing(index: number, description: string): Promise<string> {
  const rows = await sql<{ id: string }>('SELECT id FROM listing ORDER BY id')
  const id = rows[index]!.id
  await sql('UPDATE listing SET description = $2 WHERE id = $1', [id, description])
  return id
}

async function notice(listingId: string, messageId = `<${crypto.randomUUID()}@notices.test>`) {
  const replyTo = `case+${listingId}@notices.test`
  const raw = await composeMessage(
    {
      messageId,
      date: new Date(),
      from: { name: 'A', address: 'notices@notices.test' },
      replyTo,
      to: 'abuse@market.test',
      subject: '[ZK-2611-001] notice',
      text: `${publicUrl}/listings/${listingId}`,
      html: '',
      attachments: [],
    },
    undefined,
  )
  await desk.submit({
    raw,
    sender: `b+${listingId}@notices.test`,
    recipient: 'abuse@market.test',
    envelopeId: 'x',
  })
  return { replyTo, messageId }
}
/** Lets time pass: what was planned is done now, in its order. */
const hurry = () => sql('UPDATE job SET due_at = now() WHERE kind = $1', ['abuse-mail.take-step'])
const mailsTo = async (address: string) =>
  Promise.all(
    answers.received.filter(({ to }) => to.includes(address)).map(({ message }) => PostalMime.parse(message)),
  )

test('a notice is acknowledged with a number, the listing removed, and both are told in the notice’s thread, once', async () => {
  const id = await listing(0, '現貨')
  const { replyTo, messageId } = await notice(id)
  await notice(id, messageId)
  await hurry()
  await until(async () => (await mailsTo(replyTo)).length === 2, { what: 'two answers', within: 30_000 })
  const mails = await mailsTo(replyTo)
  const texts = mails.map(({ text }) => text ?? '').join('\n')
  expect(texts).toMatch(/案件編號：SM-\d{4}-\d{6}/)
  expect(texts).toContain(`${publicUrl}/listings/${id} 已經移除`)
  for (const mail of mails) {
    expect(mail.inReplyTo).toBe(messageId)
    expect(mail.headers.find(({ key }) => key === 'dkim-signature')?.value).toContain('d=market.test')
  }
  expect((await market.get(`/listings/${id}`, { accept: 'text/html' })).status).toBe(410)
}, 90_000)

test('a desk that has no mailbox reports it to the envelope’s sender, with nobody to answer', async () => {
  const id = await listing(1, 'desk:bounce')
  await notice(id)
  await hurry()
  await until(async () => (await mailsTo(`b+${id}@notices.test`)).length === 1, {
    what: 'the report',
    within: 30_000,
  })
  expect(answers.received.at(-1)?.message).toContain('Status: 5.1.1')
  expect((await market.get(`/listings/${id}`, { accept: 'text/html' })).status).toBe(200)
}, 90_000)

test('no other mailbox is known', async () => {
  await expect(
    desk.submit({ raw: Buffer.from('x'), sender: '', recipient: 'info@market.test', envelopeId: 'x' }),
  ).rejects.toMatchObject({ name: 'MailRefused' })
})
