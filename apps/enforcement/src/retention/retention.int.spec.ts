import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { noticedCase } from '../drafts/noticed-case.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { TakeInMail } from '../inbox/take-in-mail'
import { ForgetClosed } from './forget-closed'

let enforcement: RunningEnforcement
let relay: SmtpDouble
beforeAll(async () => {
  relay = await startSmtpDouble()
  enforcement = await startEnforcement({ NOTICE_SMTP_URL: relay.url })
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await relay.close()
})

const said = '這句話只有我們兩個看過 Kp4Tz'
const seller = 'seller-Pw3Rd'

/** A mail as it came in for us; about nothing that anybody knows. */
async function mailCameIn(subject: string): Promise<void> {
  const to = `abuse@${enforcement.config.NOTICE_MAIL_DOMAIN}`
  const from = 'desk@platform.example'
  const raw = `From: <${from}>\r\nTo: <${to}>\r\nSubject: ${subject}\r\nMessage-ID: <${crypto.randomUUID()}@platform.example>\r\n\r\nText\r\n`
  const envelope = { remoteAddress: '192.0.2.7', hello: 'mail.platform.example', sender: from }
  await enforcement.app.get(TakeInMail, { strict: false }).execute(Buffer.from(raw), [to], envelope)
  const isRead = async () =>
    (await enforcement.rows("SELECT FROM inbound_mail WHERE subject = $1 AND state = 'read'", [subject]))
      .length === 1
  await until(isRead, { what: 'the mail to be read' })
}

/** A case that its owner has ended, with a notice, a negotiation, a look and a mail. */
async function closedCase() {
  const noticed = await noticedCase(enforcement, relay)
  const { caseId, ownerId, number } = noticed
  await noticed.signs()
  await noticed.is('filed')
  await noticed.post('/negotiation', { claimantName: '林小原' })
  await noticed.negotiates({ kind: 'message', by: 'respondent', text: said })
  const subject = `about ${number}`
  await mailCameIn(subject)
  await enforcement.rows('UPDATE inbound_mail SET owner_id = $2, case_number = $3 WHERE subject = $1', [
    subject,
    ownerId,
    number,
  ])
  await enforcement.rows('UPDATE takedown_case SET seller = $2 WHERE id = $1', [caseId, seller])
  expect((await noticed.post('/withdrawal', undefined)).ok).toBe(true)
  await noticed.is('closed')
  // What follows from it stands on the time line, too.
  await until(async () => (await noticed.read()).timeLine.some(({ kind }) => kind === 'retraction-sent'), {
    what: 'the notice to be taken back',
  })
  return noticed
}

/** How many rows each table has of a case. */
async function keptOf(caseId: string, number: string): Promise<Record<string, number>> {
  const [row] = await enforcement.rows<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM negotiation WHERE case_id = $1) AS negotiations,
       (SELECT count(*)::int FROM notice WHERE case_id = $1) AS notices,
       (SELECT count(*)::int FROM notice_draft WHERE case_id = $1) AS drafts,
       (SELECT count(*)::int FROM inbound_mail WHERE case_number = $2) AS mails,
       (SELECT count(*)::int FROM takedown_case WHERE id = $1 AND seller = $3) AS sellers`,
    [caseId, number, seller],
  )
  return row ?? {}
}
/** As if the case had ended so many days earlier. */
const daysLater = (caseId: string, days: number) =>
  enforcement.rows(
    `UPDATE takedown_case SET forget_respondent_at = forget_respondent_at - $2 * interval '1 day',
       forget_papers_at = forget_papers_at - $2 * interval '1 day' WHERE id = $1`,
    [caseId, days],
  )
const sweep = () => enforcement.app.get(ForgetClosed).execute()
const events = (caseId: string) =>
  enforcement.rows('SELECT sequence, hash FROM case_event WHERE case_id = $1 ORDER BY sequence', [caseId])

/** Of the notices one takes the other back, since the case was withdrawn. */
const everything = { negotiations: 1, notices: 2, drafts: 1, mails: 1, sellers: 1 }

test('MEMBER-06: what the other side said goes 180 days after the end, notices and mails after two years; the time line stays', async () => {
  const { caseId, number } = await closedCase()
  const before = await events(caseId)
  await daysLater(caseId, 179)
  await sweep()
  expect(await keptOf(caseId, number)).toEqual(everything)

  await daysLater(caseId, 1)
  await sweep()
  expect(await keptOf(caseId, number)).toEqual({ ...everything, negotiations: 0 })

  await daysLater(caseId, 549)
  await sweep()
  expect(await keptOf(caseId, number)).toEqual({ ...everything, negotiations: 0 })
  await daysLater(caseId, 1)
  await sweep()
  const nothing = { negotiations: 0, notices: 0, drafts: 0, mails: 0, sellers: 0 }
  expect(await keptOf(caseId, number)).toEqual(nothing)
  const filesGone = async () =>
    (await enforcement.rows("SELECT FROM job WHERE kind ~ '[.]remove-file' AND state = 'waiting'")).length ===
    0
  await until(filesGone, { what: 'the files to go' })
  expect(await events(caseId)).toEqual(before)
}, 180_000)

test('MEMBER-06: a case that is not over keeps everything', async () => {
  const noticed = await noticedCase(enforcement, relay)
  await noticed.signs()
  await noticed.is('filed')
  const [row] = await enforcement.rows(
    'SELECT forget_respondent_at, forget_papers_at FROM takedown_case WHERE id = $1',
    [noticed.caseId],
  )
  expect(row).toEqual({ forget_respondent_at: null, forget_papers_at: null })
}, 120_000)

test('MEMBER-07: a report of the claim that counts in its record keeps the negotiation until it does not', async () => {
  const { caseId, number, ownerId } = await closedCase()
  await enforcement.rows(
    `INSERT INTO claim_report (id, case_id, negotiation_id, owner_id, claimant_name, text, reported_at)
     SELECT gen_random_uuid(), $1, id, $2, '林小原', '這張圖是我拍的', now() FROM negotiation WHERE case_id = $1`,
    [caseId, ownerId],
  )
  await daysLater(caseId, 180)
  await sweep()
  expect(await keptOf(caseId, number)).toMatchObject({ negotiations: 1 })
  await enforcement.rows(
    `UPDATE claim_report SET decided_at = now() - interval '181 days', decided_by = gen_random_uuid(),
       decision = 'dismissed', decision_reason = 'no' WHERE case_id = $1`,
    [caseId],
  )
  await daysLater(caseId, 30)
  await sweep()
  expect(await keptOf(caseId, number)).toMatchObject({ negotiations: 0 })
}, 120_000)

test('MEMBER-06: a mail that nobody could tell a case of goes after 180 days', async () => {
  await mailCameIn('from nowhere')
  const left = () => enforcement.rows("SELECT FROM inbound_mail WHERE subject = 'from nowhere'")
  await sweep()
  expect(await left()).toHaveLength(1)
  await enforcement.rows(
    "UPDATE inbound_mail SET received_at = now() - interval '181 days' WHERE subject = 'from nowhere'",
  )
  await sweep()
  expect(await left()).toHaveLength(0)
}, 60_000)
