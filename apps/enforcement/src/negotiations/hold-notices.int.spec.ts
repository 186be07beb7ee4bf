import type { SettlementTerms } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { waitingNotice } from '../drafts/noticed-case.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { letFallDue } from './negotiations.harness'
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

const attemptsOf = async ({ correspondence }: Awaited<ReturnType<typeof waiting>>) =>
  (await correspondence()).notices.flatMap(({ attempts }) => attempts.map(({ state }) => state))
const waiting = () => waitingNotice(enforcement, relay)

test('MEMBER-07: a notice that waited when both sides settled does not leave; after a breach the claimant signs another', async () => {
  const one = await waiting()
  await one.post('/negotiation', { claimantName: '林小原' })
  await one.negotiates({ kind: 'offer', by: 'respondent', terms, days: 14, text: null })
  await one.post('/negotiation/acts', { act: 'accept', number: 1, termsHash })
  await one.tries()
  expect(one.mails().length).toBe(0)
  expect(await attemptsOf(one)).toEqual(['held'])
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
  expect(one.mails()).toEqual([])
  expect(await one.signs()).toEqual({ status: 200, faults: [] })
  await one.is('filed')
  expect(one.mails().length).toBe(1)
  expect(await attemptsOf(one)).toEqual(expect.arrayContaining(['held', 'filed']))
}, 120_000)

test('MEMBER-07: what both agreed on and nobody signs in seven days lets the case go on', async () => {
  const one = await waiting()
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
  const disputed = await waiting()
  await disputed.post('/negotiation', { claimantName: '林小原' })
  await disputed.negotiates({ kind: 'licensed', by: 'respondent', text: '2025 年的授權' })
  const file = { sha256: 'ab'.repeat(32), objectKey: 'settlements/x/sent/1.jpg' }
  await disputed.negotiates({ kind: 'file', by: 'respondent', text: '授權書.jpg', file })
  await disputed.tries()
  expect((await disputed.read()).timeLine.at(-1)).toMatchObject({ facts: { answer: 'dispute' } })
  const withdrawn = await waiting()
  expect((await withdrawn.post('/withdrawal', undefined)).status).toBe(200)
  await withdrawn.tries()
  expect((await withdrawn.read()).timeLine.at(-1)).toMatchObject({
    kind: 'notice-held',
    stateAfter: null,
    facts: { answer: 'case-closed' },
  })
  expect([disputed.mails(), withdrawn.mails()]).toEqual([[], []])
}, 120_000)

test('MEMBER-06: a notice that waited when its claimant was suspended does not leave, and none is signed until they may again', async () => {
  const admin = await enforcement.member('admin')
  const one = await waiting()
  const decide = (standing: string) =>
    enforcement.prove(`/admin/claimants/${one.ownerId}/decisions`, admin.token, {
      standing,
      reason: 'proof looked forged',
    })
  expect((await decide('suspended')).status).toBe(204)
  await one.tries()
  expect(one.mails().length).toBe(0)
  expect(await attemptsOf(one)).toEqual(['held'])
  expect((await one.read()).timeLine.at(-1)).toMatchObject({
    kind: 'notice-held',
    facts: { answer: 'suspended' },
  })
  expect((await one.signs()).faults).toEqual(['CLAIMANT_SUSPENDED'])
  expect((await decide('good')).status).toBe(204)
  expect(await one.signs()).toEqual({ status: 200, faults: [] })
  await one.is('filed')
  expect(one.mails().length).toBe(1)
}, 120_000)
