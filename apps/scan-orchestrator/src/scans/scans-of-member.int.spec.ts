import {
  listAdministeredScansResponse,
  listScansResponse,
  readScanResponse,
  type AdministratorAct,
} from '@originseal/contracts'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'
import { alter, drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../scan-orchestrator.harness'

const reason = 'a member has asked for help'
const copies = [1, 2, 3, 4, 5, 6, 7]
let database: TestDatabase
let events: TestDatabase
let identity: IdentityDouble
let site: TestSite
let orchestrator: RunningOrchestrator
let ownerId: string
let token: string
let scanId: string
let admin: { id: string; token: string }

beforeAll(async () => {
  ;[database, events, identity, site] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startIdentityDouble(),
    startSite(),
  ])
  orchestrator = await startOrchestrator({ databaseUrl: database.url, eventsUrl: events.url, identity, site })
  const original = await drawing(31, { width: 640, height: 480 }).png().toBuffer()
  const put = (path: string, type: string, body: Buffer | string) =>
    site.pages.set(path, (_, response) => response.writeHead(200, { 'content-type': type }).end(body))
  put('/', 'text/html', copies.map((number) => link(`/listings/${number}`)).join(''))
  for (const number of copies) {
    put(`/images/${number}.png`, 'image/png', await alter(original, number % 2 ? 'grey' : 'resize-50'))
    put(`/listings/${number}`, 'text/html', `<h1>商品</h1><img src="/images/${number}.png">`)
  }
  ownerId = crypto.randomUUID()
  token = await identity.mint(ownerId, 'member')
  await orchestrator.grant(ownerId, 'scan')
  ;({ scanId } = await orchestrator.start(await orchestrator.tellOf(original, ownerId), token))
  await orchestrator.completed(scanId, token)
  const id = crypto.randomUUID()
  admin = { id, token: await identity.mint(id, 'admin') }
}, 180_000)
afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

const look = (path: string, by: string, body: object = { reason }) =>
  orchestrator.ask(path, by, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by}` },
    body: JSON.stringify(body),
  })
const acts = async (): Promise<AdministratorAct[]> => {
  const rows = await orchestrator.app
    .get(DataSource)
    .query<{ payload: AdministratorAct }[]>(
      `SELECT payload::jsonb FROM outbox WHERE name = 'scan-orchestrator.administrator-acted.v1' ORDER BY payload::jsonb->>'at'`,
    )
  return rows.map(({ payload }) => payload)
}

test('ADMIN-03: an administrator sees a scan as its owner does, and what is masked for them stays masked', async () => {
  const own = await orchestrator.read(scanId, token)
  expect(own.findings.map(({ masked }) => masked)).toEqual([false, false, false, false, false, true, true])
  const before = (await acts()).length
  const answer = await look(`/admin/scans/${scanId}/looks`, admin.token)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(readScanResponse.parse(JSON.parse(text)).data).toEqual(own)
  const shown = new Set(own.findings.map(({ pageUrl }) => pageUrl))
  const hidden = copies.map((number) => `${site.origin}/listings/${number}`).filter((url) => !shown.has(url))
  expect(hidden).toHaveLength(2)
  for (const url of hidden) expect(text).not.toContain(url)
  const noted = (await acts()).slice(before)
  expect(noted).toHaveLength(1)
  expect(noted[0]).toMatchObject({
    action: 'lookAtScan',
    actorId: admin.id,
    objectKind: 'scan',
    objectId: scanId,
    subjectId: ownerId,
    reason,
  })
})

test('ADMIN-03: scans are listed as their owner sees them; each page is one entry', async () => {
  const before = (await acts()).length
  const own = listScansResponse.parse(await (await orchestrator.ask('/scans', token)).json())
  const seen = await look(`/admin/users/${ownerId}/scans/looks`, admin.token)
  expect(listScansResponse.parse(await seen.json())).toEqual(own)
  const noted = (await acts()).slice(before)
  expect(noted.map(({ action, subjectId }) => [action, subjectId])).toEqual([['lookAtScans', ownerId]])
})

test('ADMIN-03: without a reason nothing is shown, to others neither, and what is refused is no entry', async () => {
  const before = (await acts()).length
  const paths = [`/admin/scans/${scanId}/looks`, `/admin/users/${ownerId}/scans/looks`]
  for (const path of paths) {
    expect((await look(path, admin.token, {})).status).toBe(400)
    expect((await look(path, token)).status).toBe(403)
  }
  expect((await look(`/admin/scans/${crypto.randomUUID()}/looks`, admin.token)).status).toBe(404)
  expect(await acts()).toHaveLength(before)
})

test('ADMIN-03: what an administrator sees is not theirs to change', async () => {
  const owners = [
    await orchestrator.ask(`/protect/trial/scans/${scanId}`, admin.token),
    await orchestrator.ask(`/protect/trial/scans/${scanId}/cancel`, admin.token, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
    }),
  ]
  expect(owners.map(({ status }) => status)).toEqual([404, 404])
})

test('ADMIN-01: a scan is found by its id or its owner’s; each search is one act, and tells nothing of what was found', async () => {
  const find = async (search: string) => {
    const answer = await orchestrator.ask(`/admin/scans?search=${search}`, admin.token)
    expect(answer.status).toBe(200)
    return listAdministeredScansResponse.parse(await answer.json())
  }
  const before = (await acts()).length
  const { scans } = await find(scanId)
  expect(scans).toMatchObject([{ scanId, ownerId, status: 'completed' }])
  expect((await find(ownerId)).scans).toEqual(scans)
  expect((await find(crypto.randomUUID())).scans).toEqual([])
  const noted = (await acts()).slice(before)
  expect(noted.map(({ action, query }) => [action, query])).toEqual([
    ['listAdministeredScans', `search=${scanId}`],
    ['listAdministeredScans', `search=${ownerId}`],
    ['listAdministeredScans', expect.stringMatching(/^search=/u)],
  ])
  expect((await orchestrator.ask(`/admin/scans?search=${scanId}`, token)).status).toBe(403)
})
