import { caseOpened, listSigningCertificatesResponse, registerWorkResponse } from '@originseal/contracts'
import { unzipSync } from 'fflate'
import { Transaction } from '@originseal/database'
import { verifyPdfSignature } from '@originseal/documents/verify'
import { drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { startProtection, uploadForm, type RunningProtection } from '../protection.harness'
import { WorkFiles } from '../works/work-files'
import { CertificatesRepository } from './certificates.repository'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble
let processes: RunningProtection[]

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
  const shared = { databaseUrl: database.url, eventsUrl: events.url, identity, chainUrl: anvil.url }
  const first = await startProtection(shared)
  processes = [first, await startProtection({ ...shared, folder: first.folder })]
})
afterAll(async () => {
  for (const process of processes.toReversed()) await process.stop()
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})

test('thirty who ask two processes at once get the same certificate, one is kept, and whose signature it bears is published', async () => {
  const [one, other] = processes as [RunningProtection, RunningProtection]
  const picture = await drawing(77, { width: 320, height: 240 }).png().toBuffer()
  const { data } = registerWorkResponse.parse(await (await one.upload(uploadForm(picture))).json())
  const path = `/protect/trial/certificates/${data.file.id}`
  const answers = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const response = await (i % 2 === 0 ? one : other).get(path, data.trialToken)
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()).toString('base64') }
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1)

  const { certificates } = listSigningCertificatesResponse.parse(
    await (await other.get('/signing-certificates')).json(),
  ).data
  const report = await verifyPdfSignature(Buffer.from(answers[0]?.bytes as string, 'base64'))
  expect(certificates.map(({ sha256, selfSigned }) => [sha256, selfSigned])).toEqual([
    [report.signer?.fingerprint, true],
  ])

  const rows = await one.app.get(DataSource).query('SELECT object_key AS key FROM certificate')
  const { objects } = one.app.get(WorkFiles, { strict: false })
  const kept: { key: string }[] = []
  for await (const { key } of objects.list(`works/${data.file.id}/certificate`)) kept.push({ key })
  expect(kept).toEqual(rows)
})

test('of a work that was erased while it was printed no certificate is recorded', async () => {
  const { app } = processes[0] as RunningProtection
  const certificates = app.get(CertificatesRepository, { strict: false })
  const certificate = {
    workId: crypto.randomUUID(),
    blockHash: '0x1',
    objectKey: 'works/none/certificate.pdf',
    sha256: '00',
    issuedAt: new Date(),
  }
  const recorded = app.get(Transaction).run((tx) => certificates.insert(tx, certificate))
  await expect(recorded).rejects.toMatchObject({ code: 'WORK_NOT_FOUND' })
})

test('MEMBER-03: certificates of several works come as one archive, each once; somebody else’s is none', async () => {
  const [one] = processes as [RunningProtection]
  const [mine, other] = await Promise.all(
    [78, 79].map(async (seed) => {
      const picture = await drawing(seed, { width: 320, height: 240 }).png().toBuffer()
      return registerWorkResponse.parse(await (await one.upload(uploadForm(picture))).json()).data
    }),
  )
  const token = mine?.trialToken
  const ask = (...workIds: (string | undefined)[]) =>
    fetch(new URL('/certificate-archives', one.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ workIds }),
    })
  const single = await one.get(`/protect/trial/certificates/${mine?.file.id}`, token)
  expect(single.status).toBe(200)
  const archive = await ask(mine?.file.id, mine?.file.id)
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Object.keys(files)).toEqual([`certificate_${mine?.file.id}.pdf`])
  expect(Buffer.from(Object.values(files)[0] ?? []).equals(Buffer.from(await single.arrayBuffer()))).toBe(
    true,
  )
  expect((await ask(mine?.file.id, other?.file.id)).status).toBe(404)
})

test('MEMBER-07: once a case is opened about a work, its certificate is there and it is told where, each time the same', async () => {
  const [one] = processes as [RunningProtection]
  const picture = await drawing(80, { width: 320, height: 240 }).png().toBuffer()
  const { data } = registerWorkResponse.parse(await (await one.upload(uploadForm(picture))).json())
  const workId = data.file.id
  const sql = <Row>(text: string): Promise<Row[]> => one.app.get(DataSource).query(text, [workId])
  const [{ ownerId } = { ownerId: '' }] = await sql<{ ownerId: string }>(
    'SELECT owner_id AS "ownerId" FROM work WHERE id = $1',
  )
  const opens = (about: string) =>
    one.tell(caseOpened, {
      caseId: crypto.randomUUID(),
      number: 'ZK-2611-001',
      ownerId,
      workId: about,
      at: new Date().toISOString(),
    })
  const told = () =>
    sql<{ payload: object }>(
      `SELECT payload::jsonb AS payload FROM outbox WHERE name = 'protection.certificate-issued.v1' AND key = $1`,
    )
  // Of a work that was erased meanwhile nothing is told.
  await opens(crypto.randomUUID())
  await opens(workId)
  await until(async () => (await told()).length === 1, { what: 'the certificate', within: 60_000 })
  await opens(workId)
  await until(async () => (await told()).length === 2, { what: 'the same once more' })
  const [kept] = await sql<{ objectKey: string }>(
    'SELECT object_key AS "objectKey" FROM certificate WHERE work_id = $1',
  )
  const fact = { workId, ownerId, objectKey: kept?.objectKey }
  expect((await told()).map(({ payload }) => payload)).toEqual([fact, fact])
  await until(
    async () =>
      (await one.app.get(DataSource).query("SELECT FROM job WHERE kind = 'certificates.certify-for-case'"))
        .length === 0,
    { what: 'nothing to be left' },
  )
}, 120_000)
