import { readZip } from '@originseal/archives'
import type { CaseView, EvidenceNoticeResponse, SettlementTerms } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { unzipSync } from 'fflate'
import PostalMime from 'postal-mime'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { termsHashOf } from '../negotiations/settlement-terms'
import { noticedCase, waitingNotice } from './noticed-case.harness'

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

type Noticed = Awaited<ReturnType<typeof noticedCase>>

async function filed(pageUrl?: string): Promise<Noticed> {
  const noticed = await noticedCase(enforcement, relay, pageUrl)
  await noticed.signs()
  await noticed.is('filed')
  return noticed
}
const kindsOf = ({ timeLine }: CaseView) => timeLine.map(({ kind }) => kind)
const takenBack = (noticed: Noticed, kind = 'retraction-sent') =>
  until(async () => kindsOf(await noticed.read()).includes(kind), { what: kind })

const evidenceOf = async ({ caseId, token }: Noticed) =>
  (await (
    await enforcement.get(`/cases/${caseId}/negotiation/evidence-notice`, token)
  ).json()) as EvidenceNoticeResponse
const fileOf = async ({ caseId, token }: Noticed) =>
  new Uint8Array(await (await enforcement.get(`/cases/${caseId}/file`, token)).arrayBuffer())

const settlement: SettlementTerms = {
  version: 1,
  removeBy: null,
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: true,
  confidential: false,
}

/** Both sides agree on terms and sign them. */
async function settles(noticed: Noticed, terms: SettlementTerms): Promise<void> {
  const termsHash = termsHashOf(terms)
  await noticed.post('/negotiation', { claimantName: '林小原' })
  await noticed.negotiates({ kind: 'offer', by: 'respondent', terms, days: 14, text: null })
  await noticed.post('/negotiation/acts', { act: 'accept', number: 1, termsHash })
  await noticed.negotiates({ kind: 'signed', by: 'respondent', termsHash, text: 'Chen' })
  const sign = { act: 'sign', termsHash, signedName: '林小原', acceptsRespondent: true }
  expect((await noticed.post('/negotiation/acts', sign)).status).toBe(200)
}

describe('MEMBER-06: a notice that was sent', () => {
  it('is taken back at its mailbox when its case is withdrawn, in answer to its mail and once', async () => {
    const one = await filed()
    expect((await one.post('/withdrawal', undefined)).status).toBe(200)
    await takenBack(one)
    const [notice = '', retraction = '', ...others] = one.mails()
    expect(others).toEqual([])
    const [sent, back] = await Promise.all([PostalMime.parse(notice), PostalMime.parse(retraction)])
    expect(back.inReplyTo).toBe(sent.messageId)
    expect(back.to).toEqual(sent.to)
    expect(back.subject).toContain(`[${one.number}]`)
    expect(back.text).toContain('takes back the notice')
    expect(back.text).toContain('不再主張')
    const { notices } = await one.correspondence()
    expect(notices).toMatchObject([
      {
        retraction: { because: 'withdrawn', attempts: [{ state: 'filed', recipient: 'dmca@telegram.org' }] },
      },
    ])
  }, 120_000)

  it('is taken back when the claimant accepts that the use was allowed', async () => {
    const one = await filed()
    await one.post('/negotiation', { claimantName: '林小原' })
    await one.negotiates({ kind: 'licensed', by: 'respondent', text: '2025 年的授權' })
    await one.post('/negotiation/acts', { act: 'accept-dispute' })
    await takenBack(one)
    expect(one.mails()).toHaveLength(2)
    const { data } = await evidenceOf(one)
    const page = async (language: string) =>
      (await enforcement.get(`${new URL(data.link).pathname}?lang=${language}`)).text()
    expect(await page('zh-TW')).toMatch(/已於 \d{4}年\d+月\d+日向平台撤回/)
    expect(await page('en')).toContain('was taken back at the platform on')
    const files = await readZip(await fileOf(one))
    const notices = JSON.parse(Buffer.from(files.get('notices/notices.json')!).toString('utf8'))
    const attempts = [{ state: 'filed', message: 'notices/001-retraction-sent-1.eml' }]
    expect(notices).toMatchObject([{ takenBack: 'withdrawn', retraction: { attempts } }])
    expect(files.has('notices/001-retraction-sent-1.eml')).toBe(true)
    expect(files.has('notices/001-retraction.json')).toBe(true)
  }, 120_000)

  it('is taken back by a settlement that says so: at once where the picture may stay', async () => {
    const one = await filed()
    await settles(one, settlement)
    await takenBack(one)
    expect((await one.correspondence()).notices).toMatchObject([{ retraction: { because: 'settled' } }])
    expect((await PostalMime.parse(one.mails()[1]!)).text).toContain('雙方已達成和解')
  }, 120_000)

  it('and once all is done where something was to be done; not where the settlement does not say so', async () => {
    const one = await filed()
    await settles(one, { ...settlement, removeBy: '2099-01-10', amountTwd: 100 })
    expect(kindsOf(await one.read())).not.toContain('retraction-sent')
    await one.post('/negotiation/acts', { act: 'undertakings-met' })
    await takenBack(one)
    const other = await filed()
    await settles(other, { ...settlement, retraction: false })
    await other.post('/negotiation/acts', { act: 'undertakings-met' })
    expect((await other.read()).outcome).toBe('settled')
    const jobs = () => enforcement.rows("SELECT FROM job WHERE kind = 'notices.take-back'")
    await until(async () => (await jobs()).length === 0, { what: 'all that is to be taken back' })
    expect(kindsOf(await other.read()).filter((kind) => kind.startsWith('retraction'))).toEqual([])
  }, 120_000)

  it('by hand is taken back by hand, from a packet; the claimant says when, once and not before', async () => {
    const one = await noticedCase(enforcement, relay, 'https://shopee.tw/product/100/900')
    await one.signs()
    await one.is('ready-by-hand')
    const filing = { filedAt: new Date().toISOString(), ticket: 'IPR-77' }
    expect((await one.post('/filing', filing)).status).toBe(200)
    await one.post('/withdrawal', undefined)
    await takenBack(one, 'retraction-by-hand')
    const { retraction } = (await one.correspondence()).notices[0]!
    expect(retraction).toMatchObject({ because: 'withdrawn', attempts: [] })
    const path = `/cases/${one.caseId}/retractions/${retraction!.id}`
    const packet = await enforcement.get(`${path}/packet`, one.token)
    const files = unzipSync(new Uint8Array(await packet.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['retraction.txt', 'urls.txt'])
    expect(Buffer.from(files['retraction.txt']!).toString('utf8')).toContain('IPR-77')

    const said = (at: Date) => enforcement.post(path, one.token, { filedAt: at.toISOString() })
    expect((await said(new Date(Date.now() - 3_600_000))).status).toBe(422)
    const stranger = await enforcement.member()
    const theirs = await enforcement.post(path, stranger.token, { filedAt: new Date().toISOString() })
    expect(theirs.status).toBe(404)
    expect((await said(new Date())).status).toBe(200)
    expect((await said(new Date())).status).toBe(409)
    expect((await one.read()).timeLine.at(-1)).toMatchObject({ kind: 'retraction-sent', by: 'owner' })
  }, 120_000)

  it('that had not left is held back, and there is nothing to take back', async () => {
    const one = await waitingNotice(enforcement, relay)
    await one.post('/withdrawal', undefined)
    await one.tries()
    expect(kindsOf(await one.read())).toEqual(expect.not.arrayContaining(['retraction-sent']))
    expect(one.mails()).toEqual([])
  }, 120_000)
})

describe('MEMBER-06: a mail whose answer was lost', () => {
  async function unanswered(): Promise<Noticed> {
    const noticed = await noticedCase(enforcement, relay)
    relay.lostAnswers = 1
    await noticed.signs()
    await noticed.waits()
    return noticed
  }
  const attemptOf = async (noticed: Noticed) => (await noticed.correspondence()).notices[0]!.attempts

  it('is sent again as it was, and has left', async () => {
    const one = await unanswered()
    expect(await attemptOf(one)).toMatchObject([{ state: 'unknown' }])
    await one.tries()
    await one.is('filed')
    const ids = await Promise.all(one.mails().map(async (mail) => (await PostalMime.parse(mail)).messageId))
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
    expect(await attemptOf(one)).toMatchObject([{ state: 'filed', answer: '250 accepted' }])
    const [kept] = await enforcement.rows<{ lost: unknown[] }>(
      `SELECT lost_answers AS lost FROM notice_attempt a JOIN notice ON notice.id = notice_id WHERE case_id = $1`,
      [one.caseId],
    )
    expect(kept?.lost).toHaveLength(1)
  }, 120_000)

  it('is not sent again to what it may not go to any more, but counts as one that may be there', async () => {
    const one = await unanswered()
    await one.post('/negotiation', { claimantName: '林小原' })
    await one.negotiates({ kind: 'licensed', by: 'respondent', text: '2025 年的授權' })
    const file = { sha256: 'ab'.repeat(32), objectKey: 'settlements/x/sent/1.jpg' }
    await one.negotiates({ kind: 'file', by: 'respondent', text: '授權書.jpg', file })
    await one.tries()
    expect(one.mails()).toHaveLength(1)
    expect(await attemptOf(one)).toMatchObject([{ state: 'unknown', answer: 'dispute' }])
    const { state, timeLine } = await one.read()
    expect([state, timeLine.at(-1)?.kind]).toEqual(['needs-input', 'dispatch-unknown'])
    const [unit] = await enforcement.rows('SELECT unit FROM takedown_case WHERE id = $1', [one.caseId])
    expect(unit).toEqual({ unit: 'held' })
    await one.post('/negotiation/acts', { act: 'accept-dispute' })
    await takenBack(one)
    expect(one.mails()).toHaveLength(2)
  }, 120_000)

  it('and that was withdrawn meanwhile is taken back, though nobody knows whether it got there', async () => {
    const one = await unanswered()
    await one.post('/withdrawal', undefined)
    await one.tries()
    await takenBack(one)
    expect(one.mails()).toHaveLength(2)
  }, 120_000)

  it('and that is refused afterwards is not told as one that never left', async () => {
    const one = await unanswered()
    relay.answers.push('550 5.1.1 no such user')
    await one.tries()
    expect(await attemptOf(one)).toMatchObject([{ state: 'unknown', answer: 'EENVELOPE 550' }])
    expect((await one.read()).timeLine.at(-1)?.kind).toBe('dispatch-unknown')
  }, 120_000)
})
