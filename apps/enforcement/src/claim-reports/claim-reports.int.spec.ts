import type {
  ListClaimReportsResponse,
  ListReviewedClaimantsResponse,
  ReadFiguresResponse,
} from '@originseal/contracts'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
let url: string
let admin: { id: string; token: string }
beforeAll(async () => {
  enforcement = await startEnforcement()
  url = await enforcement.app.getUrl()
  await holdChecks(enforcement)
  admin = await enforcement.member('admin')
}, 120_000)
afterAll(() => enforcement.stop())

/** A claim, its claimant, and the page of its other side. */
async function claim() {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const caseId = opened?.id ?? ''
  const { token, id: ownerId } = stage.owner
  const at = (path: string) => `/cases/${caseId}/negotiation${path}`
  await enforcement.post(at(''), token, { claimantName: 'Lin' })
  const notice = await enforcement.get(at('/evidence-notice'), token)
  const page = new URL(((await notice.json()) as { data: { link: string } }).data.link).pathname
  const report = (text: string, form: string = crypto.randomUUID()) =>
    fetch(`${url}${page}?lang=en`, {
      method: 'POST',
      body: new URLSearchParams({ form, do: 'report', text }),
      redirect: 'manual',
    })
  const shown = async () => (await fetch(`${url}${page}?lang=en`)).text()
  const record = async () => (await enforcement.get(at(''), token)).text()
  return { stage, caseId, ownerId, report, shown, record }
}

const waiting = async () => {
  const answer = await enforcement.get('/admin/claim-reports', admin.token)
  return ((await answer.json()) as ListClaimReportsResponse).data.reports
}
const reportOf = async (caseId: string) => (await waiting()).find((report) => report.caseId === caseId)
const decide = async (id: string, decision: string, reason = 'the raw file is theirs') => {
  const path = `/admin/claim-reports/${id}/decisions`
  const answer = await enforcement.post(path, admin.token, { decision, reason })
  return answer.status === 204
    ? '204'
    : `${answer.status} ${((await answer.json()) as { code: string }).code}`
}
const claimant = async (ownerId: string) => {
  const answer = await enforcement.get('/admin/claimants', admin.token)
  const { data } = (await answer.json()) as ListReviewedClaimantsResponse
  return data.find((each) => each.ownerId === ownerId)
}
const figure = async () => {
  const answer = await enforcement.get('/admin/figures/enforcement', admin.token)
  const { queues } = (await answer.json()) as ReadFiguresResponse
  return queues.find(({ name }) => name === 'claim-reports')?.waiting as number
}

test('MEMBER-07: a claim that its other side reports waits for a person; upheld, it stands in the claimant’s record', async () => {
  const { caseId, ownerId, report, shown, record } = await claim()
  const before = await figure()
  const form = crypto.randomUUID()
  expect((await report('這是我的 <照片>', form)).status).toBe(303)
  expect((await report('這是我的 <照片>', form)).status).toBe(303)
  expect(await figure()).toBe(before + 1)
  const again = await report('Once more')
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('This claim was reported already')
  const found = await reportOf(caseId)
  expect(found).toMatchObject({ ownerId, claimantName: 'Lin', text: '這是我的 <照片>' })
  // The claimant reads nothing of it.
  expect(await record()).not.toContain('照片')
  expect(await shown()).toContain('We have your report and are looking into it.')
  expect(await claimant(ownerId)).toBeUndefined()

  expect(await decide(found?.id ?? '', 'upheld')).toBe('204')
  expect(await decide(found?.id ?? '', 'dismissed')).toBe('409 CLAIM_REPORT_DECIDED')
  expect(await reportOf(caseId)).toBeUndefined()
  expect(await claimant(ownerId)).toMatchObject({ standing: 'review', record: { abusive: 1 } })
  const page = await shown()
  for (const said of ['Your report was upheld', 'the raw file is theirs', 'Report it again'])
    expect(page).toContain(said)
}, 120_000)

test('MEMBER-07: a dismissed report is in nobody’s record, and what is new can be reported', async () => {
  const { caseId, ownerId, report, shown } = await claim()
  await report('I was first')
  expect(await decide((await reportOf(caseId))?.id ?? '', 'dismissed', 'the seal is older')).toBe('204')
  expect(await claimant(ownerId)).toBeUndefined()
  expect(await shown()).toContain('the report was not upheld')
  expect((await report('Here is the contract')).status).toBe(303)
  expect(await reportOf(caseId)).toMatchObject({ text: 'Here is the contract' })
}, 120_000)

test('MEMBER-07: of reports at once one waits; an empty one is none; decisions are an administrator’s and say why', async () => {
  const { caseId, report, stage } = await claim()
  expect((await report(' ')).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => report(`Report ${at}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422])
  const found = await reportOf(caseId)
  expect(await decide(found?.id ?? '', 'upheld', ' ')).toBe('400 REQUEST_INVALID')
  expect(await decide(crypto.randomUUID(), 'upheld')).toBe('404 CLAIM_REPORT_NOT_FOUND')
  const path = `/admin/claim-reports/${found?.id}/decisions`
  const own = await enforcement.post(path, stage.owner.token, { decision: 'dismissed', reason: 'it is mine' })
  expect(own.status).toBe(403)
}, 120_000)
