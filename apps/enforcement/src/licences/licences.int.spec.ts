import {
  licenceEnded,
  licenceGranted,
  type NegotiationView,
  type SettlementTerms,
} from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { readLicence } from '@originseal/documents'
import { until } from '@originseal/testing'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { letFallDue } from '../negotiations/negotiations.harness'
import { RecordStep } from '../negotiations/record-step'
import { termsHashOf } from '../negotiations/settlement-terms'
import { SIGNING, type NoticeSigning } from '../tools/tools'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
}, 120_000)
afterAll(() => enforcement.stop())

const terms: SettlementTerms = {
  version: 1,
  removeBy: null,
  amountTwd: 100,
  credit: null,
  noAdmission: true,
  retraction: false,
  confidential: false,
  licence: { until: '2999-12-31' },
  payBy: '2999-12-20',
}

/** A case that both sides have settled by signing these terms. */
async function settled(agreed: SettlementTerms) {
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
  const act = async (body: object) => {
    const answer = await enforcement.post(`${path}/acts`, token, body)
    return { status: answer.status, body: (await answer.json()) as { code?: string } }
  }
  const read = async () =>
    ((await (await enforcement.get(path, token)).json()) as { data: NegotiationView }).data
  await enforcement.post(path, token, { claimantName: '林小原' })
  await respond({ kind: 'message', by: 'respondent', text: '您好' })
  await act({ act: 'offer', terms: agreed, days: 14 })
  const termsHash = termsHashOf(agreed)
  await respond({ kind: 'accepted', by: 'respondent', number: 1, termsHash })
  await respond({ kind: 'signed', by: 'respondent', termsHash, text: 'Chen' })
  await act({ act: 'sign', termsHash, signedName: '林小原', acceptsRespondent: true })
  const licence = (is: (licence: NegotiationView['licence']) => boolean) =>
    until(async () => is((await read()).licence), { what: 'the licence' })
  return { stage, finding, caseId, path, token, act, read, respond, licence, termsHash }
}

const lasts = (licence: NegotiationView['licence']): boolean => licence?.endedAt === null
const told = (name: string, workId: string) =>
  enforcement.rows<{ payload: Record<string, unknown> }>(
    'SELECT payload::jsonb FROM outbox WHERE name = $1 AND key = $2 ORDER BY sequence',
    [name, workId],
  )

test('MEMBER-07: what both have signed is issued as a signed licence, once, and nothing is decided against it', async () => {
  const { finding, stage, path, token, act, read, licence, termsHash } = await settled(terms)
  await licence(lasts)
  const file = await enforcement.get(`${path}/licence`, token)
  expect(file.headers.get('content-disposition')).toContain('.jws')
  const { signer } = enforcement.app.get<NoticeSigning>(SIGNING)
  expect(await readLicence(await file.text(), signer.certificates[0]!)).toMatchObject({
    workId: finding.workId,
    grantor: '林小原',
    grantee: { kind: 'page', value: finding.pageUrl },
    sha256: 'ab'.repeat(32),
    notAfter: '2999-12-31T16:00:00.000Z',
    settlementHash: termsHash,
  })
  const ids = { findingIds: [finding.findingId] }
  for (const refused of [
    await enforcement.post('/finding-decisions', token, { ...ids, decision: 'watched' }),
    await enforcement.post('/finding-decisions/withdrawal', token, ids),
    await stage.open(ids.findingIds),
  ])
    expect(await refused.json()).toMatchObject({ code: 'USE_IS_LICENSED' })

  await act({ act: 'undertakings-met' })
  await until(async () => (await read()).state === 'performed', { what: 'the end' })
  expect(await told(licenceGranted.name, finding.workId)).toHaveLength(1)
  expect(await enforcement.get(`${path}/licence`, (await enforcement.member()).token)).toMatchObject({
    status: 404,
  })
}, 120_000)

test('MEMBER-07: a breach ends the licence, its cure issues another, its revocation ends that for good', async () => {
  const { caseId, finding, act, read, licence, stage } = await settled(terms)
  await licence(lasts)
  const tooSoon = await act({ act: 'undertakings-missed' })
  expect(tooSoon.body.code).toBe('NEGOTIATION_STATE_CHANGED')
  await letFallDue(enforcement, caseId)
  await act({ act: 'undertakings-missed' })
  expect((await read()).licence).toMatchObject({ end: 'broken' })
  await act({ act: 'undertakings-met' })
  await licence(lasts)
  expect((await act({ act: 'revoke-licence', text: '標示的作者名稱已被移除。' })).status).toBe(200)
  expect((await read()).licence).toMatchObject({ end: 'revoked' })
  expect((await act({ act: 'revoke-licence', text: '再一次' })).body.code).toBe('NEGOTIATION_STATE_CHANGED')
  const [grants, ends] = await Promise.all([
    told(licenceGranted.name, finding.workId),
    told(licenceEnded.name, finding.workId),
  ])
  expect(new Set(grants.map(({ payload }) => payload['licenceId'])).size).toBe(2)
  expect(ends.map(({ payload }) => payload['end'])).toEqual(['broken', 'revoked'])
  // The case was settled, so the place is asked about again.
  expect((await stage.open([finding.findingId])).status).toBe(201)
}, 120_000)

test('MEMBER-07: its date ends a licence, and a settlement without one gives none', async () => {
  const [dated, none] = [
    await settled(terms),
    await settled({ ...terms, licence: undefined } as SettlementTerms),
  ]
  await dated.licence(lasts)
  await enforcement.rows(
    "UPDATE licence SET not_after = now() - interval '1 second' WHERE case_id = $1 RETURNING id",
    [dated.caseId],
  )
  expect((await dated.read()).licence).toMatchObject({ end: 'expired' })
  await enforcement.rows(
    "UPDATE job SET due_at = now() WHERE kind = 'negotiations.expire-licence' AND key = $1",
    [dated.caseId],
  )
  await until(async () => (await told(licenceEnded.name, dated.finding.workId)).length === 1, {
    what: 'its end to be told',
  })
  expect((await none.read()).licence).toBeNull()
  expect((await none.act({ act: 'revoke-licence', text: '沒有授權' })).body.code).toBe(
    'NEGOTIATION_STATE_CHANGED',
  )
  expect(await told(licenceGranted.name, none.finding.workId)).toEqual([])
}, 120_000)

test('MEMBER-07: where nothing is left to be done, the second signature settles the case and gives the licence', async () => {
  const { payBy: _payBy, ...unpaid } = terms
  const { read, licence, stage, caseId } = await settled({ ...unpaid, amountTwd: 0 })
  expect((await read()).state).toBe('performed')
  expect(await (await stage.read(caseId)).json()).toMatchObject({ outcome: 'settled' })
  await licence(lasts)
}, 120_000)

test('MEMBER-07: a payment is said by the one side and confirmed or denied by the other; nothing is missed meanwhile', async () => {
  const { act, read, respond, stage, caseId } = await settled(terms)
  await letFallDue(enforcement, caseId)
  await respond({ kind: 'paid', by: 'respondent', text: '12 月 3 日轉帳' })
  expect((await read()).next).toEqual({ actor: 'claimant', step: 'confirm-payment' })
  expect((await act({ act: 'undertakings-missed' })).body.code).toBe('NEGOTIATION_STATE_CHANGED')
  expect((await act({ act: 'deny-payment', text: '帳戶沒有這筆款項' })).status).toBe(200)
  expect((await act({ act: 'undertakings-missed' })).status).toBe(200)
  await respond({ kind: 'paid', by: 'respondent', text: null })
  expect((await act({ act: 'confirm-payment' })).status).toBe(200)
  expect((await read()).state).toBe('performed')
  expect(await (await stage.read(caseId)).json()).toMatchObject({ outcome: 'settled' })
}, 120_000)
