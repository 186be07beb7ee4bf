import { commitDigest, issueDigestProof, merkleTree } from '@originseal/anchoring'
import { verifyAuditDay } from '@originseal/anchoring/verify'
import {
  administratorActed,
  digestAnchored,
  type AdministratorAct,
  type AuditDay,
  type CheckAuditDayResponse,
  type ListAuditDaysResponse,
  type ListAuditResponse,
} from '@originseal/contracts'
import { Metrics } from '@originseal/runtime'
import { until } from '@originseal/testing'
import { lookAtViews } from '@originseal/testing/audited-views'
import { startAdmin, type RunningAdmin } from '../admin.harness'
import { SubmitHeads } from './submit-heads'
import { WatchDays } from './watch-days'

let admin: RunningAdmin
let token: string
beforeAll(async () => {
  admin = await startAdmin()
  ;({ token } = await admin.member('admin'))
})
afterAll(() => admin.stop())

const actOf = (change: Partial<AdministratorAct> = {}): AdministratorAct => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  actorId: crypto.randomUUID(),
  sessionId: null,
  network: '192.0.2.1',
  permission: 'payment:administer',
  action: 'startRefund',
  objectKind: 'order',
  objectId: crypto.randomUUID(),
  reason: null,
  requestId: crypto.randomUUID(),
  ...change,
})

async function read<Body>(path: string): Promise<Body> {
  const answer = await admin.get(path, token)
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  return (await answer.json()) as Body
}
const listed = (query: string) => read<ListAuditResponse>(`/admin/audit?${query}`)
const today = async () => (await read<ListAuditDaysResponse>('/admin/audit/days')).days[0]!

const faultyDays = async () =>
  /^originseal_audit_faulty_days(?:\{.*\})? (\d+)$/mu.exec(await admin.app.get(Metrics).text())?.[1]

const proofOf = (digest: string) => {
  const salt = new Uint8Array(32).fill(1)
  return issueDigestProof({
    digest,
    salt,
    tree: merkleTree([commitDigest(digest, salt)]),
    leafIndex: 0,
    chain: { chainId: 31337, registry: `0x${'4e'.repeat(20)}`, sealer: `0x${'5e'.repeat(20)}` },
    inclusion: {
      transactionHash: `0x${'11'.repeat(32)}`,
      blockNumber: 7,
      blockHash: `0x${'22'.repeat(32)}`,
      blockTime: '2026-11-23T08:00:00.000Z',
      logIndex: 0,
    },
  })
}

test('an act is one entry, however often it is told, and is found by who, what, which and when', async () => {
  const act = actOf({ reason: 'asked twice' })
  await admin.tell(administratorActed.billing, act)
  await admin.tell(administratorActed.billing, act)
  await admin.tell(administratorActed.identity, actOf({ objectKind: 'user', action: 'disableAccount' }))
  for (const query of [
    `actorId=${act.actorId}`,
    `objectId=${act.objectId}`,
    'objectKind=order',
    'action=startRefund',
  ]) {
    const { entries } = await listed(query)
    expect(entries.map((entry) => entry.act)).toEqual([act])
    expect(entries[0]?.service).toBe('billing')
  }
  expect((await listed('from=2099-01-01')).entries).toEqual([])
  expect((await listed('until=2000-01-01')).entries).toEqual([])
  const first = await listed('limit=1')
  expect(first.nextCursor).not.toBeNull()
  const second = await listed(`limit=1&cursor=${first.nextCursor}`)
  expect(second.entries[0]?.sequence).toBe((first.entries[0]?.sequence ?? 0) - 1)
})

test('what was done about a member is found by them: with them, with what is theirs, and from before acts said whose it is', async () => {
  const subjectId = crypto.randomUUID()
  const [before, theirs] = [actOf({ objectKind: 'user', objectId: subjectId }), actOf({ subjectId })]
  const narrowed = actOf({ objectId: null, subjectId, query: `ownerId=${subjectId}` })
  for (const act of [before, theirs, narrowed, actOf()]) await admin.tell(administratorActed.billing, act)
  const { entries } = await listed(`subjectId=${subjectId}`)
  expect(entries.map(({ act }) => act)).toEqual([narrowed, theirs, before])
  const { date } = await today()
  expect(verifyAuditDay(await read<AuditDay>(`/admin/audit/days/${date}/file`)).fault).toBeNull()
})

test('ADMIN: each view of this service is exactly one act, and one that is refused is none', async () => {
  await admin.tell(administratorActed.billing, actOf())
  const { date } = await today()
  const { id, token: watchers } = await admin.member('admin')
  const { answered, refused, acts } = await lookAtViews({
    service: 'admin',
    get: (path) => admin.get(path, watchers),
    values: { date },
    rows: admin.rows,
    administratorId: id,
  })
  expect(refused).toEqual([])
  expect(answered).toContain('exportAuditDay')
  expect(acts).toEqual(answered)
})

test('who looks at the log stands in it', async () => {
  const watcher = await admin.member('admin')
  const mine = () => admin.get(`/admin/audit?actorId=${watcher.id}&action=listAudit`, token)
  expect((await admin.get('/admin/audit?limit=1', watcher.token)).status).toBe(200)
  const entries = async () => ((await (await mine()).json()) as ListAuditResponse).entries
  await until(async () => (await entries()).length > 0, { what: 'the entry of the view', within: 20_000 })
  expect((await entries()).map(({ act }) => act)).toEqual([
    expect.objectContaining({ objectKind: 'audit-log', permission: 'audit:read', network: '127.0.0.1' }),
  ])
  const member = await admin.member('member')
  expect((await admin.get('/admin/audit', member.token)).status).toBe(403)
})

test('the service can add to the log, and change nothing in it', async () => {
  await admin.tell(administratorActed.billing, actOf())
  for (const change of [
    `UPDATE audit_entry SET reason = 'another'`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
  ])
    await expect(admin.rows(change)).rejects.toThrow('permission denied')
})

test('the head of a day is anchored once for what was added; the exported day holds without us', async () => {
  await admin.tell(administratorActed.billing, actOf())
  const submit = admin.app.get(SubmitHeads)
  const submitted = () =>
    admin.rows<{ id: string; digest: string }>('SELECT id, digest FROM audit_anchor ORDER BY sequence DESC')
  await submit.execute()
  const [head] = await submitted()
  await admin.tell(digestAnchored, { id: head!.id, proof: proofOf(head!.digest) })
  expect((await today()).anchored).toMatchObject({ transactionHash: `0x${'11'.repeat(32)}` })

  const { date } = await today()
  const day = await read<AuditDay>(`/admin/audit/days/${date}/file`)
  expect(verifyAuditDay(day).fault).toBeNull()
  expect(day.anchors.map(({ proof }) => proof.digest)).toContain(head!.digest)
  expect((await admin.get('/admin/audit/days/2020-01-01/file', token)).status).toBe(404)
  expect((await admin.get('/admin/audit/days/2020-01-01/check', token)).status).toBe(404)
})

test('an entry that somebody with all rights has changed turns the check red', async () => {
  const act = actOf({ reason: 'asked twice' })
  await admin.tell(administratorActed.billing, act)
  const { date } = await today()
  const check = () => read<CheckAuditDayResponse>(`/admin/audit/days/${date}/check`)
  const watch = admin.app.get(WatchDays)
  await watch.execute()
  expect(await faultyDays()).toBe('0')
  expect((await check()).fault).toBeNull()
  const [entry] = (await listed(`actorId=${act.actorId}`)).entries
  // The owner of the table may give itself the right, as a superuser may do without.
  await admin.rows('GRANT UPDATE ON audit_entry TO CURRENT_USER')
  await admin.rows(`UPDATE audit_entry SET reason = 'nothing' WHERE id = $1`, [act.id])
  expect((await check()).fault).toEqual({ sequence: entry?.sequence, fault: 'hash' })
  await watch.execute()
  expect(await faultyDays()).toBe('1')
})

test('an anchored day whose entries were all taken out is told, though no entry follows it', async () => {
  await admin.rows('DELETE FROM audit_check')
  await admin.rows('GRANT DELETE ON audit_entry TO CURRENT_USER')
  await admin.rows('DELETE FROM audit_entry')
  await admin.app.get(WatchDays).execute()
  expect(await faultyDays()).toBe('1')
})
