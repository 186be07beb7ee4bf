import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agreementLapsed } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { noticedCase } from '../drafts/noticed-case.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { termsHashOf } from '../negotiations/settlement-terms'
import { CASE_EVENTS, type CaseEvents } from '../notices/case-events'
import { MailedRespondent } from './mailed-respondent.harness'

let enforcement: RunningEnforcement
let relay: SmtpDouble
let folder: string
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'told-respondent-'))
  relay = await startSmtpDouble()
  enforcement = await startEnforcement({ MAIL_DIR: folder, NOTICE_SMTP_URL: relay.url })
  url = await enforcement.app.getUrl()
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await relay.close()
  await rm(folder, { recursive: true, force: true })
})

const terms = {
  version: 1,
  removeBy: '2999-12-10',
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
} as const

async function informed() {
  const noticed = await noticedCase(enforcement, relay)
  await noticed.post('/negotiation', { claimantName: '林小原' })
  const answer = await enforcement.get(`/cases/${noticed.caseId}/negotiation/evidence-notice`, noticed.token)
  const { data } = (await answer.json()) as { data: { link: string } }
  const respondent = new MailedRespondent(enforcement, url, new URL(data.link).pathname)
  await respondent.confirms()
  await respondent.sends({ do: 'message', text: 'Hello' })
  const act = (body: object) => noticed.post('/negotiation/acts', body)
  return { noticed, respondent, act }
}

/** The subjects of what was sent after the code. */
async function told(respondent: MailedRespondent): Promise<string[]> {
  await respondent.isTold()
  return (await respondent.mails()).slice(0, -1).map(({ subject }) => subject)
}

describe('MEMBER-07: the other side is told', () => {
  it('that a claim was taken back', async () => {
    const { noticed, respondent } = await informed()
    expect((await noticed.post('/withdrawal', undefined)).status).toBe(200)
    expect(await told(respondent)).toEqual(['There is news on your page'])
  }, 120_000)

  it.each([
    ['retraction-sent', 1],
    ['retraction-by-hand', 0],
    ['retraction-failed', 0],
  ] as const)(
    'of a notice that is taken back at its platform: %s is %i mail',
    async (kind, mails) => {
      const { noticed, respondent } = await informed()
      const { caseId } = noticed
      await enforcement.app
        .get(Transaction)
        .run((tx) =>
          enforcement.app
            .get<CaseEvents>(CASE_EVENTS, { strict: false })
            .note(tx, { caseId, kind, at: new Date(), by: 'us', source: `test:${kind}`, facts: {} }),
        )
      expect(await told(respondent)).toHaveLength(mails)
    },
    120_000,
  )

  it('that a day is near which waits for it, once and two days before', async () => {
    const { noticed, respondent, act } = await informed()
    await act({ act: 'offer', terms, days: 7 })
    expect(await told(respondent)).toEqual(['There is news on your page'])
    const planned = () =>
      enforcement.rows<{ days: number }>(
        `SELECT round(extract(epoch FROM due_at - now()) / 86400)::int AS days FROM job
         WHERE kind = 'negotiations.remind-respondent' AND key = $1`,
        [noticed.caseId],
      )
    expect(await planned()).toEqual([{ days: 5 }])
    // Six days later.
    await enforcement.rows(
      `UPDATE negotiation SET since = since - interval '6 days',
         offer = jsonb_set(offer, '{expiresAt}', to_jsonb((offer ->> 'expiresAt')::timestamptz - interval '6 days'))
       WHERE case_id = $1`,
      [noticed.caseId],
    )
    await enforcement.rows("UPDATE job SET due_at = now() WHERE kind = 'negotiations.remind-respondent'")
    await until(async () => (await planned()).length === 0, { what: 'the reminder' })
    expect(await told(respondent)).toEqual(['A deadline on your page is near', 'There is news on your page'])
  }, 120_000)

  it('that a day of what was agreed on has passed before both had signed; so is the claimant, and both are told why', async () => {
    const { noticed, respondent, act } = await informed()
    const { caseId, token } = noticed
    const removal = { ...terms, removeBy: '2999-12-10' }
    const termsHash = termsHashOf(removal)
    await act({ act: 'offer', terms: removal, days: 14 })
    await noticed.negotiates({ kind: 'accepted', by: 'respondent', number: 1, termsHash })
    await noticed.negotiates({ kind: 'signed', by: 'respondent', termsHash, text: 'Chen' })
    await enforcement.rows(
      `UPDATE negotiation SET agreement = jsonb_set(agreement, '{lastDays,dueAt}', to_jsonb(now())) WHERE case_id = $1`,
      [caseId],
    )
    const late = await act({ act: 'sign', termsHash, signedName: '林小原', acceptsRespondent: true })
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([422, 'TERMS_OUTDATED'])
    const view = await enforcement.get(`/cases/${caseId}/negotiation`, token)
    expect(await view.json()).toMatchObject({
      data: { state: 'open', agreement: null, next: { actor: 'claimant', step: 'outdated' } },
    })
    expect(await (await respondent.read()).text()).toContain(
      'A day in the terms that were on the table has passed',
    )
    await enforcement.rows("UPDATE job SET due_at = now() WHERE kind = 'negotiations.end-standstill'")
    const lapses = async () =>
      (
        await enforcement.rows<{ lapse: string }>(
          "SELECT payload::jsonb ->> 'lapse' AS lapse FROM outbox WHERE name = $1 AND key = $2",
          [agreementLapsed.name, caseId],
        )
      ).map(({ lapse }) => lapse)
    await until(async () => (await lapses()).length > 0, { what: 'the claimant to be told' })
    expect(await lapses()).toEqual(['outdated'])
    expect(await noticed.read()).toMatchObject({ standsStill: false })
    expect(await told(respondent)).toEqual(['There is news on your page'])
    await act({ act: 'offer', terms: removal, days: 14 })
    expect(await (await respondent.read()).text()).not.toContain('on the table')
  }, 120_000)

  it('of no day that is near, once its case has ended', async () => {
    const { noticed, respondent, act } = await informed()
    await act({ act: 'offer', terms, days: 7 })
    await noticed.post('/withdrawal', undefined)
    expect(await told(respondent)).toEqual(['There is news on your page'])
    await enforcement.rows(
      `UPDATE negotiation SET offer = jsonb_set(offer, '{expiresAt}', to_jsonb(now() + interval '1 day')) WHERE case_id = $1`,
      [noticed.caseId],
    )
    const reminders = "FROM job WHERE kind = 'negotiations.remind-respondent'"
    await enforcement.rows("UPDATE job SET due_at = now() WHERE kind = 'negotiations.remind-respondent'")
    await until(async () => (await enforcement.rows(`SELECT ${reminders}`)).length === 0, {
      what: 'the reminder',
    })
    const [news] = await enforcement.rows<{ news: string | null }>(
      'SELECT news FROM respondent_address WHERE case_id = $1',
      [noticed.caseId],
    )
    expect(news).toEqual({ news: null })
  }, 120_000)

  it('nothing of a day that waits for its claimant', async () => {
    const { noticed, respondent } = await informed()
    await noticed.negotiates({ kind: 'offer', by: 'respondent', terms, days: 7, text: null })
    await enforcement.rows(
      `UPDATE negotiation SET offer = jsonb_set(offer, '{expiresAt}', to_jsonb(now() + interval '1 day')) WHERE case_id = $1`,
      [noticed.caseId],
    )
    await enforcement.rows("UPDATE job SET due_at = now() WHERE kind = 'negotiations.remind-respondent'")
    await until(
      async () =>
        (await enforcement.rows("SELECT FROM job WHERE kind = 'negotiations.remind-respondent'")).length ===
        0,
      { what: 'the reminder' },
    )
    expect(await told(respondent)).toEqual([])
  }, 120_000)

  it('that an administrator has paused it', async () => {
    const { noticed, respondent } = await informed()
    const admin = await enforcement.member('admin')
    const path = `/admin/cases/${noticed.caseId}/negotiation/freezes`
    expect(
      (await enforcement.prove(path, admin.token, { reason: 'A report of threats is looked into.' })).status,
    ).toBeLessThan(300)
    expect(await told(respondent)).toEqual(['There is news on your page'])
  }, 120_000)
})

test('MEMBER-07: where no mail leaves, the page takes no address', async () => {
  const other = await startEnforcement({ NOTICE_SMTP_URL: relay.url })
  const noticed = await noticedCase(other, relay)
  await noticed.post('/negotiation', { claimantName: '林小原' })
  const answer = await other.get(`/cases/${noticed.caseId}/negotiation/evidence-notice`, noticed.token)
  const { data } = (await answer.json()) as { data: { link: string } }
  const respondent = new MailedRespondent(other, await other.app.getUrl(), new URL(data.link).pathname)
  expect(await (await respondent.read()).text()).not.toContain('ask-mails')
  const asked = await respondent.asks()
  expect([asked.status, (await asked.text()).includes('No mail can be sent')]).toEqual([422, true])
  expect(await other.rows('SELECT FROM respondent_address')).toEqual([])
  await other.stop()
}, 120_000)
