import {
  findingDecided,
  findingRecorded,
  licenceEnded,
  licenceGranted,
  listScansResponse,
  type LicenceClaims,
  type PayloadOf,
  type PlaceDecision,
} from '@originseal/contracts'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'
import { createDevelopmentCertificate, signerFromPem, signLicence } from '@originseal/documents'
import { readAttachments } from '@originseal/documents/verify'
import { Transaction } from '@originseal/database'
import { alter, drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { NoteLicence } from '../findings/decisions/note-licence'
import type { ReportSigning } from '../findings/reports/write-scan-report'
import { SIGNING } from '../infrastructure'
import { FindingsTold1700000080000 } from '../migrations/1700000080000-findings-told'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../scan-orchestrator.harness'

let database: TestDatabase
let events: TestDatabase
let identity: IdentityDouble
let site: TestSite
let orchestrator: RunningOrchestrator

beforeAll(async () => {
  ;[database, events, identity, site] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startIdentityDouble(),
    startSite(),
  ])
  orchestrator = await startOrchestrator({
    databaseUrl: database.url,
    eventsUrl: events.url,
    identity,
    site,
  })
})
afterAll(async () => {
  await orchestrator.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all([database.drop(), events.drop()])
})

const sql = (text: string, values: unknown[] = []) => orchestrator.app.get(DataSource).query(text, values)

const toldOf = async (scanId: string): Promise<PayloadOf<typeof findingRecorded>[]> => {
  const rows: { payload: unknown }[] = await sql(
    "SELECT payload::jsonb FROM outbox WHERE name = $1 AND payload::jsonb ->> 'scanId' = $2 ORDER BY sequence",
    [findingRecorded.name, scanId],
  )
  return rows.map(({ payload }) => findingRecorded.payload.parse(payload))
}
const toldTimes = (scanId: string, times: number) =>
  until(
    async () => {
      const told = await toldOf(scanId)
      return told.length >= times ? told : undefined
    },
    { what: `${times} findings to be told` },
  )

const copies = ['/listings/1', '/listings/2']
const ownerId = crypto.randomUUID()
let token: string
let workId: string
const scanned = async () => {
  const { scanId } = await orchestrator.start(workId, token)
  return orchestrator.completed(scanId, token)
}

beforeAll(async () => {
  const original = await drawing(1, { width: 640, height: 480 }).png().toBuffer()
  const alterations = ['mirror', 'grey'] as const
  site.pages.set('/', copies.map(link).join(''))
  for (const [index, path] of copies.entries()) {
    const copy = await alter(original, alterations[index]!)
    site.pages.set(path, `<meta property="og:image" content="${site.origin}${path}.png">`)
    site.pages.set(`${path}.png`, (_, response) => response.end(copy))
  }
  token = await identity.mint(ownerId)
  workId = await orchestrator.tellOf(original, ownerId)
})

test('MEMBER-05: what a completed scan has found is told once, in the order of its rank', async () => {
  const { scanId, findings } = await scanned()
  expect(findings).toHaveLength(2)
  const told = await toldTimes(scanId, 2)
  expect(told).toEqual(
    findings.map((finding) => ({
      findingId: finding.id,
      scanId,
      workId,
      ownerId,
      rank: finding.rank,
      pageUrl: finding.pageUrl,
      imageUrl: finding.imageUrl,
      imageSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      isUnlocked: false,
      method: finding.method,
      similarity: finding.similarity,
      originScore: finding.originScore,
      fraudRisk: finding.fraudRisk,
      captures: ['picture', 'overlay'].map((label) => expect.objectContaining({ label })),
      capturedAt: finding.capturedAt,
    })),
  )
})

test('MEMBER-05: what was found before anybody was told is told after the upgrade; links that were open stay so', async () => {
  const { scanId } = await scanned()
  await toldTimes(scanId, 2)
  await sql('DELETE FROM outbox')
  await sql("INSERT INTO scan_unlock (scan_id, reason) VALUES ($1, 'before-plans')", [scanId])
  const runner = orchestrator.app.get(DataSource).createQueryRunner()
  await new FindingsTold1700000080000().up(runner)
  await runner.release()
  const told = await toldTimes(scanId, 2)
  expect(told.map(({ isUnlocked }) => isUnlocked)).toEqual([true, true])
})

test('MEMBER-05: what was decided of a page is shown by its scan and the next, until it is taken back', async () => {
  const first = await scanned()
  const decide = (decision: PlaceDecision | 'undecided', at: number) =>
    orchestrator.tell(findingDecided, {
      findingId: first.findings[1]!.id,
      workId,
      ownerId,
      decision,
      decidedAt: new Date(at).toISOString(),
    })
  const decisionsOf = async (scanId: string) =>
    Object.fromEntries(
      (await orchestrator.read(scanId, token)).findings.map(({ pageUrl, decision }) => [pageUrl, decision]),
    )
  const [open, decided] = first.findings.map(({ pageUrl }) => pageUrl!)
  const now = Date.now()
  await sql("UPDATE finding SET fraud_risk = 'high' WHERE scan_id = $1 AND rank = 2", [first.scanId])
  const listed = async (query = '') => {
    const { data } = listScansResponse.parse(await (await orchestrator.ask(`/scans${query}`, token)).json())
    return data.scans.map(({ scanId, findings, highRisk }) => ({ scanId, findings, highRisk }))
  }
  const counted = async (scanId: string) => (await listed()).find((each) => each.scanId === scanId)
  expect(await listed('?risk=high')).toEqual([{ scanId: first.scanId, findings: 2, highRisk: 1 }])
  await decide('licensed', now)
  await decide('ignored', now - 1_000)
  expect(await counted(first.scanId)).toEqual({ scanId: first.scanId, findings: 1, highRisk: 0 })
  expect(await listed('?risk=high')).toEqual([])
  const second = await scanned()
  const report = await orchestrator.ask(`/scans/${second.scanId}/report`, token)
  const [manifest] = await readAttachments(new Uint8Array(await report.arrayBuffer()))
  expect(
    Buffer.from(manifest!.bytes)
      .toString('utf8')
      .match(/overlay\.jpg/gu),
  ).toHaveLength(1)
  for (const { scanId } of [first, second])
    expect(await decisionsOf(scanId)).toEqual({ [open!]: undefined, [decided!]: 'licensed' })
  await decide('watched', now + 500)
  expect(await counted(first.scanId)).toEqual({ scanId: first.scanId, findings: 2, highRisk: 1 })
  expect(await listed('?risk=high')).toEqual([]) // decided: it waits for nobody
  await decide('undecided', now + 1_000)
  expect(await counted(first.scanId)).toEqual({ scanId: first.scanId, findings: 2, highRisk: 1 })
  expect(await decisionsOf(second.scanId)).toEqual({ [open!]: undefined, [decided!]: undefined })
})

test('MEMBER-07: the next scan honours a signed licence, until it ends; a token of somebody else says nothing', async () => {
  const first = await scanned()
  const [open, licensed] = first.findings.map(({ pageUrl }) => pageUrl!)
  const { signer } = orchestrator.app.get<ReportSigning>(SIGNING)
  const claims: LicenceClaims = {
    version: 1,
    lid: crypto.randomUUID(),
    workId,
    sha256: null,
    grantor: 'Lin',
    grantee: { kind: 'page', value: licensed! },
    notBefore: new Date().toISOString(),
    notAfter: '2999-12-31T16:00:00.000Z',
    settlementHash: 'ab'.repeat(32),
  }
  const at = claims.notBefore
  const granted = (signed: string) => ({ licenceId: claims.lid, workId, token: signed, at })
  const forged = signLicence(
    claims,
    signerFromPem(createDevelopmentCertificate({ commonName: 'Somebody else' })),
  )
  const noting = orchestrator.app.get(Transaction).run(async (tx) => {
    await orchestrator.app.get(NoteLicence).granted(tx, granted(await forged))
  })
  await expect(noting).rejects.toThrow('no licence that was signed here')
  await orchestrator.tell(licenceGranted, granted(await signLicence(claims, signer)))
  const second = await scanned()
  const seen = (scan: typeof second) =>
    Object.fromEntries(scan.findings.map(({ pageUrl, decision, licence }) => [pageUrl, [decision, licence]]))
  expect(seen(second)).toEqual({
    [open!]: [undefined, undefined],
    [licensed!]: ['licensed', { notAfter: claims.notAfter }],
  })
  expect(second.suspiciousLinks).toEqual([open])
  const ended = await sql("SELECT payload FROM outbox WHERE name = 'scan-orchestrator.scan-ended.v1'")
  expect(
    (ended as { payload: string | object }[])
      .map(({ payload }) => JSON.parse(typeof payload === 'string' ? payload : JSON.stringify(payload)))
      .find(({ scanId }: { scanId: string }) => scanId === second.scanId),
  ).toMatchObject({ findings: 1, newFindings: 0 })
  await orchestrator.tell(licenceEnded, {
    licenceId: claims.lid,
    workId,
    end: 'broken',
    at: new Date().toISOString(),
  })
  const third = await scanned()
  expect(third.suspiciousLinks.toSorted()).toEqual([open, licensed].toSorted())
  // What was seen while it lasted stays licensed.
  expect((await orchestrator.read(second.scanId, token)).suspiciousLinks).toEqual([open])
})
