import { composeMessage, fixedSmtpServer, SmtpSubmission } from '@originseal/mail'
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
  desk = new SmtpSubmission(
    fixedSmtpServer(`smtp://127.0.0.1:${market.app.get(AbuseMailServer).port}?ignoreTLS=true`),
  )
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

test.each([
  ['relapse', 410, 200],
  ['counter', 410, 200],
  ['soft', 200, 200],
  ['block', 403, 403],
])(
  'desk:%s: the listing answers %i, and %i in the end; its picture is kept',
  async (scenario, then, last) => {
    const id = await listing(1, `desk:${scenario}`)
    await sql('UPDATE listing SET removed_at = NULL, withheld = NULL WHERE id = $1', [id])
    const look = async () => {
      const answer = await market.get(`/listings/${id}`, { accept: 'text/html' })
      return { status: answer.status, text: await answer.text() }
    }
    const steps = async (run: string) => {
      await sql(
        `UPDATE job SET due_at = now() WHERE kind = 'abuse-mail.take-step' AND payload ->> 'step' ${run}`,
      )
      await until(
        async () =>
          (
            await sql(
              `SELECT 1 FROM job WHERE kind = 'abuse-mail.take-step' AND (state = 'running' OR due_at <= now())`,
            )
          ).length === 0,
        { what: 'the desk', within: 30_000 },
      )
    }
    await notice(id)
    await steps(`<> 'put-back'`)
    const after = await look()
    expect(after.status).toBe(then)
    if (scenario === 'soft') expect(after.text).toContain('找不到這個頁面')
    await steps(`= 'put-back'`)
    expect((await look()).status).toBe(last)
    expect(await sql('SELECT image_erased FROM listing WHERE id = $1', [id])).toEqual([
      { image_erased: false },
    ])
  },
  90_000,
)

test('no other mailbox is known', async () => {
  await expect(
    desk.submit({ raw: Buffer.from('x'), sender: '', recipient: 'info@market.test', envelopeId: 'x' }),
  ).rejects.toMatchObject({ name: 'MailRefused' })
})
