import type { CaseView, NegotiationView, NoticeDraftView, SettlementTerms } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { until } from '@originseal/testing'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { letFallDue } from '../negotiations/negotiations.harness'
import { RecordStep } from '../negotiations/record-step'
import { termsHashOf } from '../negotiations/settlement-terms'
import { FollowObservation } from './follow-observation'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
}, 120_000)
afterAll(() => enforcement.stop())

const hourMs = 3_600_000
const terms: SettlementTerms = {
  version: 1,
  removeBy: '2999-12-10',
  amountTwd: 0,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
}

async function signed(agreed: SettlementTerms) {
  const stage = await CaseStage.member(enforcement, 1)
  const finding = await stage.findsCopy()
  await stage.sealsWork(finding.workId, '晨光')
  const [opened] = await stage.opens(finding)
  const caseId = opened?.id ?? ''
  const { token } = stage.owner
  const path = `/cases/${caseId}/negotiation`
  const { app } = enforcement
  const respond = (step: NegotiationStep) =>
    app.get(Transaction).run((tx) => app.get(RecordStep).execute(tx, caseId, step))
  const read = async () =>
    ((await (await enforcement.get(path, token)).json()) as { data: NegotiationView }).data
  await enforcement.post(path, token, { claimantName: '林小原' })
  await respond({ kind: 'message', by: 'respondent', text: '您好' })
  await enforcement.post(`${path}/acts`, token, { act: 'offer', terms: agreed, days: 14 })
  const termsHash = termsHashOf(agreed)
  await respond({ kind: 'accepted', by: 'respondent', number: 1, termsHash })
  await respond({ kind: 'signed', by: 'respondent', termsHash, text: 'Chen' })
  const signature = { act: 'sign', termsHash, signedName: '林小原', acceptsRespondent: true }
  await enforcement.post(`${path}/acts`, token, signature)
  /** Looks at the page, so many hours ago. */
  const look = (verdict: 'up' | 'gone', hoursAgo: number) =>
    app.get(Transaction).run((tx) =>
      app.get(FollowObservation).execute(
        tx,
        caseId,
        {
          id: crypto.randomUUID(),
          at: new Date(Date.now() - hoursAgo * hourMs),
          verdict,
          byBrowser: true,
          byOwner: false,
          signs: {},
          files: [],
        },
        false,
      ),
    )
  const judged = () =>
    until(
      async () =>
        (
          await enforcement.rows(
            "SELECT id FROM job WHERE kind = 'observations.judge-undertaking' AND key = $1",
            [caseId],
          )
        ).length === 0,
      { what: 'the looks to be judged' },
    )
  const told = () =>
    enforcement.rows<{ result: string }>(
      `SELECT payload::jsonb ->> 'result' AS result FROM outbox
       WHERE name = 'enforcement.undertaking-judged.v1' AND key = $1 ORDER BY sequence`,
      [caseId],
    )
  const faults = async () => {
    const draft = await enforcement.get(`/cases/${caseId}/notice`, token)
    return ((await draft.json()) as NoticeDraftView).data.faults.map(({ code }) => code)
  }
  const outcome = async () => ((await (await stage.read(caseId)).json()) as CaseView).outcome
  return { caseId, read, look, judged, told, faults, outcome }
}

test('MEMBER-07: a confirmed removal keeps a settlement, without a word of either side; until then notices stand still', async () => {
  const { read, look, judged, told, faults, outcome } = await signed(terms)
  expect(await faults()).toContain('STANDSTILL')
  for (const hoursAgo of [26, 2]) await look('gone', hoursAgo)
  await judged()
  expect((await read()).state).toBe('signed')
  await look('gone', 0)
  await judged()
  const { state, entries } = await read()
  expect([state, entries.at(-1)?.by, entries.at(-1)?.kind]).toEqual(['performed', 'observation', 'met'])
  expect(await outcome()).toBe('settled')
  expect(await told()).toEqual([{ result: 'met' }])
}, 120_000)

test('MEMBER-07: what is still there when it is due breaks the settlement, the case goes on, and a removal cures it', async () => {
  const { caseId, read, look, judged, told, faults, outcome } = await signed(terms)
  const due = await enforcement.rows<{ dueAt: Date }>(
    `SELECT due_at AS "dueAt" FROM job WHERE kind = 'negotiations.look-when-due' AND key = $1`,
    [caseId],
  )
  expect(due).toEqual([{ dueAt: new Date('2999-12-10T16:00:00Z') }])
  await letFallDue(enforcement, caseId)
  await look('up', 30)
  await judged()
  expect((await read()).state).toBe('broken')
  expect(await outcome()).toBeNull()
  expect(await faults()).not.toContain('STANDSTILL')
  for (const hoursAgo of [26, 2, 0]) await look('gone', hoursAgo)
  await judged()
  expect((await read()).state).toBe('performed')
  expect(await told()).toEqual([{ result: 'missed' }, { result: 'met' }])
}, 120_000)

test('MEMBER-07: a payment can’t be seen on a page: the claimant confirms it', async () => {
  const { read, look, judged, told } = await signed({ ...terms, amountTwd: 100, payBy: '2999-12-20' })
  for (const hoursAgo of [26, 2, 0]) await look('gone', hoursAgo)
  await judged()
  expect((await read()).state).toBe('signed')
  expect(await told()).toEqual([])
}, 120_000)
