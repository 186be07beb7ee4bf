import { publicEndpoints } from '@originseal/contracts/endpoints'
import { lookAtViews } from '@originseal/testing/audited-views'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
})
afterAll(() => enforcement.stop())

/** What the members' endpoints of a case want, where they want something. */
const bodies: Readonly<Record<string, object>> = {
  answerSighting: { answer: 'gone' },
  publishCase: { isPublic: false },
  prepareNegotiation: { claimantName: 'Lin' },
  actOnNegotiation: { act: 'message', text: 'Hello' },
  writeNoticeDraft: {
    workDescription: 'A drawing.',
    originalUrls: [],
    exception: 'none',
    noLicence: true,
    ticked: [],
  },
  signCaseNotice: { contentSha256: 'ab'.repeat(32), signedName: 'Lin', proof: 'a proof' },
  recordFiling: { filedAt: '2026-01-01T00:00:00.000Z' },
  recordRetraction: { filedAt: '2026-01-01T00:00:00.000Z' },
  recordAnswer: { answer: 'rejected', receivedAt: '2026-01-01T00:00:00.000Z' },
  recordCourtStep: { step: 'court-lost', happenedAt: '2026-01-01T00:00:00.000Z', reference: 'A-1' },
}

test('AUTH-12: by the endpoints of members an administrator finds no case of somebody else’s, and does nothing in it', async () => {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const id = opened?.id as string
  await enforcement.post(`/cases/${id}/negotiation`, stage.owner.token, { claimantName: 'Lin' })
  const admin = await enforcement.member('admin')
  const stored = () =>
    enforcement.rows(
      'SELECT c::text, (SELECT count(*) FROM case_event) AS events, (SELECT count(*) FROM negotiation_entry) AS entries FROM takedown_case c WHERE id = $1',
      [id],
    )
  const before = await stored()
  const ofCases = publicEndpoints.filter(({ path }) => path.startsWith('/api/cases/:id'))
  expect(ofCases.length).toBeGreaterThan(20)
  const answers: Record<string, string> = {}
  for (const { name, method, path } of ofCases) {
    const address = path
      .slice('/api'.length)
      .replace(':id', id)
      .replace(':sequence', '1')
      .replace(':noticeId', crypto.randomUUID())
    const answer = await (method === 'GET'
      ? enforcement.get(address, admin.token)
      : enforcement.post(address, admin.token, bodies[name]))
    answers[name] = answer.ok ? 'answered' : ((await answer.json()) as { code: string }).code
  }
  expect(answers).toEqual(Object.fromEntries(ofCases.map(({ name }) => [name, 'CASE_NOT_FOUND'])))
  expect(await stored()).toEqual(before)
})

test('ADMIN: each view of the back office is exactly one act, and one that is refused is none', async () => {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const admin = await enforcement.member('admin')
  const { answered, refused, acts } = await lookAtViews({
    service: 'enforcement',
    get: (path) => enforcement.get(path, admin.token),
    values: { id: opened?.id as string },
    rows: enforcement.rows,
    administratorId: admin.id,
  })
  // There is no notice yet.
  expect(refused).toEqual(['downloadAdministeredNotice'])
  expect(answered).toContain('readAdministeredCase')
  expect(acts).toEqual(answered)
})
