import type { CaseView, NoticeDraftView } from '@originseal/contracts'
import { until } from '@originseal/testing'
import { holdChecks } from '../cases/cases.harness'
import { ClaimantRecordsQueries } from '../cases/claimant-records.queries'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { RespondentStage } from './respondent-stage.harness'

let enforcement: RunningEnforcement
let url: string
let door: RespondentStage
beforeAll(async () => {
  enforcement = await startEnforcement()
  url = await enforcement.app.getUrl()
  door = new RespondentStage(enforcement, url)
  await holdChecks(enforcement)
}, 120_000)
afterAll(() => enforcement.stop())

const terms = {
  version: 1,
  removeBy: '2999-12-10',
  amountTwd: 3000,
  payBy: '2999-12-20',
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
} as const

test('MEMBER-07: an objection with a picture holds back notices until it is answered; one that is accepted ends the case and allows the place', async () => {
  const { page, act, at, token, caseId, stage, finding } = await door.negotiate()
  const faults = async () => {
    const draft = await enforcement.get(`/cases/${caseId}/notice`, token)
    return ((await draft.json()) as NoticeDraftView).data.faults.map(({ code }) => code)
  }
  await door.fillIn(page, { do: 'answer', answer: 'licensed', text: 'By the agency, in May.' })
  expect(await faults()).not.toContain('DISPUTE_UNANSWERED')
  expect(await (await fetch(`${url}${page}?lang=en`)).text()).toContain('without evidence so far')
  await door.sendPicture(page)
  expect(await faults()).toContain('DISPUTE_UNANSWERED')
  expect((await door.read(at, token)).dispute).toMatchObject({ standing: 'open' })
  await door.fillIn(page, { do: 'end' })
  expect(await faults()).toContain('DISPUTE_UNANSWERED')
  expect(await door.read(at, token)).toMatchObject({
    state: 'closed',
    next: { actor: 'claimant', step: 'answer-objection' },
  })
  await act({ act: 'accept-dispute' })
  expect(await door.read(at, token)).toMatchObject({ isDisputed: false, state: 'closed' })
  const told = await (await fetch(`${url}${page}?lang=en`)).text()
  for (const said of ['This claim was taken back', 'Thank you for taking the time'])
    expect(told).toContain(said)
  expect(told).not.toContain('Somebody says that your page uses their work')
  expect((await (await stage.read(caseId)).json()) as CaseView).toMatchObject({ outcome: 'withdrawn' })
  await until(async () => (await stage.open([finding.findingId])).status === 422, {
    what: 'the place to be allowed',
  })
})

test('MEMBER-07: a claim that was taken back asks for nothing any more, and nothing can be agreed on about it', async () => {
  const { page, act, at, token, caseId } = await door.negotiate()
  await door.fillIn(page, { do: 'message', text: 'Hello' })
  const { offer } = (await act({ act: 'offer', terms, days: 14 })).body.data
  expect((await enforcement.post(`/cases/${caseId}/withdrawal`, token)).status).toBe(200)
  expect(await door.read(at, token)).toMatchObject({ state: 'closed', offer: null, caseOutcome: 'withdrawn' })
  const shown = await (await fetch(`${url}${page}?lang=en`)).text()
  expect(shown).toContain('The claimant has taken this claim back')
  expect(shown).not.toContain('value="accepted"')
  const named = { number: '1', termsHash: offer?.termsHash ?? '' }
  expect((await door.send(page, { form: crypto.randomUUID(), do: 'accepted', ...named })).status).toBe(422)
  expect((await act({ act: 'message', text: '您好' })).body.code).toBe('NEGOTIATION_STATE_CHANGED')
})

test('MEMBER-07: an objection ends with its case: it asks nobody for anything any more', async () => {
  const { page, act, at, token, caseId } = await door.negotiate()
  await door.fillIn(page, { do: 'answer', answer: 'licensed', text: 'By the agency, in May.' })
  await door.sendPicture(page)
  const faults = async () => {
    const draft = await enforcement.get(`/cases/${caseId}/notice`, token)
    return ((await draft.json()) as NoticeDraftView).data.faults.map(({ code }) => code)
  }
  expect(await faults()).toContain('DISPUTE_UNANSWERED')
  expect((await enforcement.post(`/cases/${caseId}/withdrawal`, token)).status).toBe(200)
  const ended = { isDisputed: false, next: { actor: 'nobody', step: 'ended' } }
  expect(await door.read(at, token)).toMatchObject({ ...ended, state: 'closed', dispute: null })
  const listed = await enforcement.get('/negotiations', token)
  expect(await listed.json()).toMatchObject({ data: { negotiations: [ended] } })
  expect(await faults()).not.toContain('DISPUTE_UNANSWERED')
  for (const answer of [{ act: 'deny-dispute', text: '範圍不同' }, { act: 'accept-dispute' }])
    expect((await act(answer)).body.code).toBe('NEGOTIATION_STATE_CHANGED')
  const admin = await enforcement.member('admin')
  const seen = await enforcement.get(`/admin/cases/${caseId}`, admin.token)
  expect(seen.status).toBe(200)
  expect(JSON.stringify(await seen.json())).not.toContain('answer-objection')
  const shown = await (await fetch(`${url}${page}?lang=en`)).text()
  for (const asked of ['for which they have 7 days', 'Add a picture as evidence', 'name="do" value="answer"'])
    expect(shown).not.toContain(asked)
})

test('MEMBER-07: over a lawsuit an objection is not accepted here: the other side is told nothing that is not so', async () => {
  const { page, act, at, token, caseId, stage } = await door.negotiate()
  for (const kind of ['checks-passed', 'dispatched', 'counter-notice-received', 'lawsuit-proven'] as const)
    await stage.happens(caseId, kind)
  await door.fillIn(page, { do: 'answer', answer: 'own-work', text: 'Mine since 2023.' })
  expect((await act({ act: 'accept-dispute' })).body.code).toBe('CASE_IN_LITIGATION')
  expect((await door.read(at, token)).state).toBe('open')
  expect((await (await stage.read(caseId)).json()) as CaseView).toMatchObject({ state: 'litigation' })
})

test('MEMBER-07: what a claimant has left unanswered for thirty days counts in their record, and stands on the time line', async () => {
  const { page, caseId, stage } = await door.negotiate()
  for (const kind of ['checks-passed', 'dispatched'] as const) await stage.happens(caseId, kind)
  await door.fillIn(page, { do: 'answer', answer: 'own-work', text: 'Mine since 2023.' })
  await door.sendPicture(page)
  const planned = () =>
    enforcement.rows<{ days: number }>(
      `SELECT round(extract(epoch FROM due_at - now()) / 86400)::int AS days FROM job
       WHERE kind = 'negotiations.count-unanswered' AND key = $1`,
      [caseId],
    )
  const falls = () =>
    enforcement.rows(
      "UPDATE job SET due_at = now() WHERE kind = 'negotiations.count-unanswered' AND key = $1",
      [caseId],
    )
  const kinds = async () =>
    ((await (await stage.read(caseId)).json()) as CaseView).timeLine.map(({ kind }) => kind)
  expect(await planned()).toEqual([{ days: 30 }])
  // Looked at too early, it is looked at again when it would stand.
  await falls()
  await until(async () => (await planned())[0]?.days === 30, { what: 'the objection to be looked at' })
  expect(await kinds()).not.toContain('objection-unanswered')

  await enforcement.rows(
    `UPDATE negotiation SET disputed_at = disputed_at - interval '31 days', evidence_at = evidence_at - interval '31 days'
     WHERE case_id = $1`,
    [caseId],
  )
  await falls()
  await until(async () => (await kinds()).includes('objection-unanswered'), { what: 'it to be counted' })
  expect(await planned()).toEqual([])
  const records = await enforcement.app
    .get(ClaimantRecordsQueries, { strict: false })
    .ofOwners([stage.owner.id])
  expect(records.get(stage.owner.id)).toMatchObject({ upheld: 0, bad: 1 })
})
