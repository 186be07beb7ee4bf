import type { SettlementTerms } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { NoticeStage, telegramPost } from '../cases/notices.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import type { NegotiationStep } from './negotiation-step'
import { letFallDue } from './negotiations.harness'
import { RecordStep } from './record-step'
import { termsHashOf } from './settlement-terms'

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

const terms: SettlementTerms = {
  version: 1,
  removeBy: '2999-01-10',
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
}
const termsHash = termsHashOf(terms)

/** A case whose signed notice waits, because the mail server has put it off. */
async function waitingNotice() {
  const pageUrl = telegramPost()
  const stage = await NoticeStage.at(enforcement, pageUrl)
  const caseId = stage.id
  await stage.is('needs-input')
  await stage.saves()
  const signs = async () => {
    await stage.is('needs-input')
    const { data } = await stage.gives()
    const { status } = await stage.signs(data.contentSha256)
    return { status, faults: data.faults.map(({ code }) => code) }
  }
  relay.answers.push('451 4.7.1 greylisted')
  await signs()
  await stage.is('ready')
  const jobs = () =>
    enforcement.rows<{ failures: number }>(
      `SELECT failures FROM job WHERE kind = 'notices.send' AND payload ->> 'attemptId' IN
        (SELECT a.id::text FROM notice_attempt a JOIN notice ON notice.id = a.notice_id WHERE case_id = $1)`,
      [caseId],
    )
  await until(async () => (await jobs()).some(({ failures }) => failures > 0), { what: 'the first try' })
  return {
    ownerId: stage.ownerId,
    post: (path: string, body: unknown) => stage.post(path, body),
    caseId,
    read: () => stage.read(),
    is: (state: Parameters<NoticeStage['is']>[0]) => stage.is(state),
    signs,
    negotiates: (step: NegotiationStep) =>
      enforcement.app.get(Transaction).run((tx) => enforcement.app.get(RecordStep).execute(tx, caseId, step)),
    /** The next try is now. */
    tries: async () => {
      await enforcement.rows(
        "UPDATE job SET due_at = now() WHERE kind = 'notices.send' AND state = 'waiting'",
      )
      await until(async () => (await jobs()).length === 0, { what: 'the notice to be tried again' })
    },
    sent: () => relay.received.filter(({ message }) => message.includes(pageUrl)).length,
    attempts: async () =>
      (await stage.correspondence()).data.notices.flatMap(({ attempts }) =>
        attempts.map(({ state }) => state),
      ),
  }
}

test('MEMBER-07: a notice that waited when both sides settled does not leave; after a breach the claimant signs another', async () => {
  const one = await waitingNotice()
  await one.post('/negotiation', { claimantName: '林小原' })
  await one.negotiates({ kind: 'offer', by: 'respondent', terms, days: 14, text: null })
  await one.post('/negotiation/acts', { act: 'accept', number: 1, termsHash })
  await one.tries()
  expect(one.sent()).toBe(0)
  expect(await one.attempts()).toEqual(['held'])
  const { state, timeLine, clocks } = await one.read()
  expect(state).toBe('needs-input')
  expect(timeLine.at(-1)).toMatchObject({ kind: 'notice-held', by: 'us', facts: { answer: 'standstill' } })
  expect(clocks.isRunning).toBe(false)
  expect(await one.signs()).toEqual({ status: 422, faults: ['STANDSTILL'] })

  expect(await one.read()).toMatchObject({ standsStill: true, actor: 'nobody' })
  await one.negotiates({ kind: 'signed', by: 'respondent', termsHash, text: 'Chen' })
  await one.post('/negotiation/acts', {
    act: 'sign',
    termsHash,
    signedName: '林小原',
    acceptsRespondent: true,
  })
  await letFallDue(enforcement, one.caseId)
  await one.negotiates({ kind: 'missed', by: 'observation' })
  const broken = await one.read()
  expect(broken.standsStill).toBe(false)
  expect(broken.timeLine.filter(({ kind }) => kind.startsWith('standstill'))).toMatchObject([
    { kind: 'standstill-began', by: 'us' },
    { kind: 'standstill-ended', facts: { answer: 'broken' } },
  ])
  expect(one.sent()).toBe(0)
  expect(await one.signs()).toEqual({ status: 200, faults: [] })
  await one.is('filed')
  expect(one.sent()).toBe(1)
  expect(await one.attempts()).toEqual(expect.arrayContaining(['held', 'filed']))
}, 120_000)

test('MEMBER-07: what both agreed on and nobody signs in seven days lets the case go on', async () => {
  const one = await waitingNotice()
  await one.post('/negotiation', { claimantName: '林小原' })
  await one.negotiates({ kind: 'offer', by: 'respondent', terms, days: 14, text: null })
  await one.post('/negotiation/acts', { act: 'accept', number: 1, termsHash })
  expect((await one.read()).standsStill).toBe(true)
  await enforcement.rows("UPDATE negotiation SET since = since - interval '8 days' WHERE case_id = $1", [
    one.caseId,
  ])
  await enforcement.rows(
    "UPDATE job SET due_at = now() WHERE kind = 'negotiations.end-standstill' AND key = $1",
    [one.caseId],
  )
  await until(async () => !(await one.read()).standsStill, { what: 'the case to go on' })
  expect((await one.read()).timeLine.at(-1)).toMatchObject({
    kind: 'standstill-ended',
    facts: { answer: 'unsigned' },
  })
}, 120_000)

test('MEMBER-07: nor does one to which the other side objected meanwhile, nor one of a case that was withdrawn', async () => {
  const disputed = await waitingNotice()
  await disputed.post('/negotiation', { claimantName: '林小原' })
  await disputed.negotiates({ kind: 'licensed', by: 'respondent', text: '2025 年的授權' })
  const file = { sha256: 'ab'.repeat(32), objectKey: 'settlements/x/sent/1.jpg' }
  await disputed.negotiates({ kind: 'file', by: 'respondent', text: '授權書.jpg', file })
  await disputed.tries()
  expect((await disputed.read()).timeLine.at(-1)).toMatchObject({ facts: { answer: 'dispute' } })
  const withdrawn = await waitingNotice()
  expect((await withdrawn.post('/withdrawal', undefined)).status).toBe(200)
  await withdrawn.tries()
  expect((await withdrawn.read()).timeLine.at(-1)).toMatchObject({
    kind: 'notice-held',
    stateAfter: null,
    facts: { answer: 'case-closed' },
  })
  expect([disputed.sent(), withdrawn.sent()]).toEqual([0, 0])
}, 120_000)

test('MEMBER-06: a notice that waited when its claimant was suspended does not leave, and none is signed until they may again', async () => {
  const admin = await enforcement.member('admin')
  const one = await waitingNotice()
  const decide = (standing: string) =>
    enforcement.prove(`/admin/claimants/${one.ownerId}/decisions`, admin.token, {
      standing,
      reason: 'proof looked forged',
    })
  expect((await decide('suspended')).status).toBe(204)
  await one.tries()
  expect(one.sent()).toBe(0)
  expect(await one.attempts()).toEqual(['held'])
  expect((await one.read()).timeLine.at(-1)).toMatchObject({
    kind: 'notice-held',
    facts: { answer: 'suspended' },
  })
  expect((await one.signs()).faults).toEqual(['CLAIMANT_SUSPENDED'])
  expect((await decide('good')).status).toBe(204)
  expect(await one.signs()).toEqual({ status: 200, faults: [] })
  await one.is('filed')
  expect(one.sent()).toBe(1)
}, 120_000)
