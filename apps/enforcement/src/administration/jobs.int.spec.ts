import type {
  ListAdministeredCasesResponse,
  ListTroubledJobsResponse,
  ReadFiguresResponse,
} from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { waitingNotice } from '../drafts/noticed-case.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
let relay: SmtpDouble
let admin: { id: string; token: string }
beforeAll(async () => {
  relay = await startSmtpDouble()
  enforcement = await startEnforcement({ NOTICE_SMTP_URL: relay.url })
  admin = await enforcement.member('admin')
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await relay.close()
})

const list = async (query = ''): Promise<ListTroubledJobsResponse> => {
  const answer = await enforcement.get(`/admin/jobs/enforcement${query}`, admin.token)
  expect(answer.status).toBe(200)
  return (await answer.json()) as ListTroubledJobsResponse
}
const post = (path: string, body: object, key?: string) =>
  enforcement.prove(`/admin/jobs/enforcement/${path}`, admin.token, body, key)
const outcomeOf = async (answer: Response) =>
  answer.ok ? 'done' : `${answer.status} ${((await answer.json()) as { code: string }).code}`
/** A job as it lies once its tries were used up. */
const parks = async (kind: string, failure = 'it is away'): Promise<string> => {
  const id = crypto.randomUUID()
  await enforcement.rows(
    `INSERT INTO job (id, kind, payload, state, due_at, parked_at, failures, failure)
     VALUES ($1, $2, '{}', 'parked', now(), now(), 5, $3)`,
    [id, kind, failure],
  )
  return id
}
const mailsWaiting = '?trouble=failing&kind=notices.send'

test('ADMIN-02: a mail that waits for its next try is listed, and leaves when somebody says so', async () => {
  const waiting = await waitingNotice(enforcement, relay)
  const { total, jobs } = await list(mailsWaiting)
  expect(total).toBe(1)
  expect(jobs[0]).toMatchObject({
    kind: 'notices.send',
    tries: 1,
    parkedAt: null,
    nextTryAt: expect.any(String),
    mayBeDiscarded: true,
  })
  expect((await list()).total).toBe(0)
  const retry = { reason: 'their server is back', ids: [jobs[0]?.id] }
  expect(await outcomeOf(await post('retries', retry))).toBe('done')
  await until(async () => waiting.mails().length > 0, { what: 'the mail to leave' })
  // The job ends a moment after the relay has the mail.
  await until(async () => (await list(mailsWaiting)).total === 0, { what: 'the job to end' })
}, 120_000)

test('a notice whose mail is discarded says that it could not be sent, and not why an administrator gave it up', async () => {
  const waiting = await waitingNotice(enforcement, relay)
  const [job] = (await list(mailsWaiting)).jobs
  expect(await outcomeOf(await post('discards', { reason: 'asked by telephone', id: job?.id }))).toBe('done')
  const { notices } = await waiting.correspondence()
  expect(notices[0]?.attempts).toMatchObject([{ state: 'failed', answer: 'discarded by an administrator' }])
  expect(JSON.stringify(notices)).not.toContain('telephone')
  expect((await list(mailsWaiting)).total).toBe(0)
}, 120_000)

test('ADMIN-02: a notice that has not left for a quarter of an hour is counted, and its case is listed', async () => {
  const unsent = async () => {
    const answer = await enforcement.get('/admin/figures/enforcement', admin.token)
    const { queues } = (await answer.json()) as ReadFiguresResponse
    const listed = await enforcement.get('/admin/cases?unsent=true', admin.token)
    const { cases } = (await listed.json()) as ListAdministeredCasesResponse
    const waiting = queues.find(({ name }) => name === 'unsent-notices')?.waiting
    return { waiting, cases: cases.map(({ id }) => id) }
  }
  const waiting = await waitingNotice(enforcement, relay)
  expect(await unsent()).toEqual({ waiting: 0, cases: [] })
  await enforcement.rows(
    `UPDATE notice_attempt SET queued_at = now() - interval '16 minutes'
     WHERE notice_id IN (SELECT id FROM notice WHERE case_id = $1)`,
    [waiting.caseId],
  )
  expect(await unsent()).toEqual({ waiting: 1, cases: [waiting.caseId] })
  await waiting.tries()
  expect(await unsent()).toEqual({ waiting: 0, cases: [] })
}, 120_000)

test('what was given up says why without addresses; it is discarded once, unless somebody has a right to it', async () => {
  const [gone, owed] = [
    await parks('cases.old', '550 no such user <lin@shop.example>'),
    await parks('notices.remove-files'),
  ]
  const { jobs } = await list()
  expect(jobs.find(({ id }) => id === gone)).toMatchObject({ reason: '550 no such user <…@…>', tries: 5 })
  expect(jobs.find(({ id }) => id === owed)).toMatchObject({ mayBeDiscarded: false })
  const key = crypto.randomUUID()
  const discard = { reason: 'of the last release', id: gone }
  for (const _ of [1, 2]) expect(await outcomeOf(await post('discards', discard, key))).toBe('done')
  expect(await outcomeOf(await post('discards', discard))).toBe('404 JOB_NOT_FOUND')
  expect(await outcomeOf(await post('discards', { ...discard, id: owed }))).toBe('409 JOB_OWED')
  expect(await outcomeOf(await post('retries', { reason: ' ' }))).toBe('400 REQUEST_INVALID')
  const path = '/admin/jobs/enforcement/discards'
  expect(await outcomeOf(await enforcement.post(path, admin.token, discard))).toBe('403 STEP_UP_NEEDED')
  const { token } = await enforcement.member()
  expect(await outcomeOf(await enforcement.post(path, token, discard))).toBe('403 NOT_ALLOWED')
  const acts = await enforcement.rows<{ action: string }>(
    `SELECT payload::jsonb ->> 'action' AS action FROM outbox
     WHERE name = 'enforcement.administrator-acted.v1' AND payload::jsonb ->> 'reason' = 'of the last release'`,
  )
  expect(acts).toEqual([{ action: 'discardEnforcementJob' }])
})
