import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  lastTaipeiDays,
  undeliveredKeyNames,
  type ListAuditResponse,
  type ListProviderKeysResponse,
  type ProviderKeyName,
  type ProviderKeyView,
  type ReadFiguresResponse,
} from '@originseal/contracts'
import { ProviderKeys } from '@originseal/provider-keys'
import { until, type TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import { startAdmin, type RunningAdmin } from '../admin.harness'
import { database } from '../data-source'
import { startProviderStub, type ProviderStub } from './provider-stub.fixture'
import { RewrapKeys } from './rewrap-keys'

const credential = 'c'.repeat(32)
const reason = 'a test of the vault'
let own: TestDatabase
let folder: string
let stub: ProviderStub
let admin: RunningAdmin
let token: string

const kekFile = () => join(folder, 'keys')
const start = async (): Promise<void> => {
  const { url } = stub
  admin = await startAdmin({
    database: own,
    config: {
      KEY_ENCRYPTION_KEYS_FILE: kekFile(),
      PROVIDER_KEYS_READERS: `scan-orchestrator=${credential},billing=${'b'.repeat(32)}`,
      EGRESS_ALLOW: new URL(url).host,
      LOG_LEVEL: 'trace',
    },
    providers: { vision: url, tineye: url, serpapi: url, meta: url, ga4: url, payments: url, invoices: url },
  })
  ;({ token } = await admin.member('admin'))
}

/** What the service has logged. */
const lines: string[] = []

beforeAll(async () => {
  // Before it starts: pino looks then whether somebody else writes.
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  folder = await mkdtemp(join(tmpdir(), 'vault-'))
  ;[own, stub] = await Promise.all([createServiceDatabase(database), startProviderStub()])
  await start()
})
afterAll(async () => {
  await admin.stop()
  jest.restoreAllMocks()
  await Promise.all([own.drop(), stub.close(), rm(folder, { recursive: true })])
})

/** Everything that the service has answered; no value of a key may be in it. */
const answers: string[] = []
async function answered<Body>(response: Response, status: number): Promise<Body> {
  const text = await response.text()
  answers.push(text)
  expect({ status: response.status, text }).toEqual({ status, text })
  return JSON.parse(text) as Body
}
const list = async () =>
  answered<ListProviderKeysResponse>(await admin.get('/admin/provider-keys', token), 200)
const view = async (name: ProviderKeyName) => (await list()).keys.find((key) => key.name === name)!
const act = (name: ProviderKeyName, what: string, body: object, key?: string) =>
  admin.prove(`/admin/provider-keys/${name}/${what}`, token, body, key)
const keep = async (name: ProviderKeyName, value: string, expiresOn?: string) => {
  const body = { value, reason, basedOn: (await view(name)).newest, expiresOn }
  return answered<ProviderKeyView>(await act(name, 'versions', body), 201)
}
const test1 = async (name: ProviderKeyName, version: number) =>
  (await answered<ProviderKeyView>(await act(name, 'tests', { version }), 201)).test
const secret = () => `sk-${randomBytes(18).toString('base64url')}`

/** All rows of the service's database as text, bytes as what they are in Latin-1 and in hexadecimal digits. */
async function dump(): Promise<string> {
  const tables = await admin.rows<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
  )
  const all = await Promise.all(tables.map(({ tablename }) => admin.rows(`SELECT * FROM "${tablename}"`)))
  return JSON.stringify(all, (_, value: unknown) => {
    const bytes = (value as { type?: string; data?: number[] } | null)?.type === 'Buffer' ? value : undefined
    return bytes ? Buffer.from((bytes as { data: number[] }).data).toString('latin1') : value
  })
}

test('ADMIN-07: set, masked, tested, replaced, tested, KEK rotated, restarted, handed over, withdrawn', async () => {
  const [first, second] = [secret(), secret()]
  const set = await keep('TINEYE_KEY', first)
  expect(set.kept).toMatchObject({ version: 1, last4: first.slice(-4), opens: true })
  expect(set.test).toBeNull()
  stub.status = 403
  expect(await test1('TINEYE_KEY', 1)).toMatchObject({ result: 'refused', code: '403' })
  expect(stub.asked.at(-1)).toMatchObject({
    url: '/rest/remaining_searches/',
    headers: { 'x-api-key': first },
  })

  expect((await keep('TINEYE_KEY', second)).kept).toMatchObject({ version: 2, last4: second.slice(-4) })
  expect((await view('TINEYE_KEY')).test).toBeNull()
  stub.status = 200
  expect(await test1('TINEYE_KEY', 2)).toMatchObject({ result: 'works', code: '200' })

  const oldLine = (await readFile(kekFile(), 'utf8')).trim()
  await admin.stop()
  await writeFile(kekFile(), `next ${randomBytes(32).toString('hex')}\n${oldLine}\n`)
  await start()
  await admin.app.get(RewrapKeys).execute()
  expect((await list()).encryption).toEqual([{ id: 'next', isCurrent: true, versions: 1 }])
  await admin.stop()
  await writeFile(kekFile(), (await readFile(kekFile(), 'utf8')).split('\n')[0]!)
  await start()
  expect(await test1('TINEYE_KEY', 2)).toMatchObject({ result: 'works' })
  expect(stub.asked.at(-1)?.headers['x-api-key']).toBe(second)

  const scan = new ProviderKeys('scan-orchestrator', {
    ADMIN_URL: admin.url,
    PROVIDER_KEYS_CREDENTIAL: credential,
    SERP_LENS_KEY: 'of-the-environment',
  })
  scan.onApplicationBootstrap()
  const comes = (value?: string) =>
    until(async () => scan.current('TINEYE_KEY') === value, { what: `the key ${value}`, within: 20_000 })
  await comes(second)
  const told = async () => (await view('TINEYE_KEY')).services[0]
  await until(async () => (await told())?.version === 2, { what: 'what the service has', within: 20_000 })
  expect(await told()).toMatchObject({ service: 'scan-orchestrator', source: 'vault', version: 2 })
  expect((await view('SERP_LENS_KEY')).services[0]).toMatchObject({ source: 'environment', version: null })

  const withdrawn = await act('TINEYE_KEY', 'withdrawals', { reason, basedOn: 2 })
  expect(await answered<ProviderKeyView>(withdrawn, 201)).toMatchObject({ newest: 3, kept: null, test: null })
  await comes(undefined)
  await scan.beforeApplicationShutdown()

  const written = [...lines, ...answers, await dump()]
  // It would be seen there: the log has the requests, the rows what is shown of the key.
  expect(lines.some((line) => line.includes('/admin/provider-keys/TINEYE_KEY/versions'))).toBe(true)
  expect(written.filter((text) => text.includes(second.slice(-4))).length).toBeGreaterThan(1)
  expect(await dump()).toContain('admin.administrator-acted')
  for (const value of [first, second])
    for (const shown of [value, Buffer.from(value).toString('base64'), Buffer.from(value).toString('hex')])
      expect(written.filter((text) => text.includes(shown))).toEqual([])
}, 120_000)

test('ADMIN-07: sealed bytes that were moved to another row open nothing there', async () => {
  const [moved, other] = [secret(), secret()]
  await keep('META_ACCESS_TOKEN', moved)
  const { kept } = await keep('SERP_LENS_KEY', other)
  // The owner of the table may give itself the right, as a superuser may do without.
  await admin.rows('GRANT UPDATE ON provider_key_version TO CURRENT_USER')
  await admin.rows(
    `UPDATE provider_key_version SET sealed = (SELECT sealed FROM provider_key_version WHERE name = 'META_ACCESS_TOKEN')
     WHERE name = 'SERP_LENS_KEY'`,
  )
  await admin.rows(
    `UPDATE provider_key_wrap AS there SET wrapped = here.wrapped
     FROM provider_key_wrap AS here WHERE there.name = 'SERP_LENS_KEY' AND here.name = 'META_ACCESS_TOKEN'`,
  )
  await admin.rows('REVOKE UPDATE ON provider_key_version FROM CURRENT_USER')
  const before = stub.asked.length
  const answer = await act('SERP_LENS_KEY', 'tests', { version: kept!.version })
  expect(await answered(answer, 409)).toMatchObject({ code: 'PROVIDER_KEY_CLOSED' })
  expect(stub.asked.length).toBe(before)
  const scan = new ProviderKeys('scan-orchestrator', {
    ADMIN_URL: admin.url,
    PROVIDER_KEYS_CREDENTIAL: credential,
  })
  scan.onApplicationBootstrap()
  await keep('GOOGLE_VISION_KEY', secret())
  await until(async () => scan.current('GOOGLE_VISION_KEY') !== undefined, {
    what: 'the other keys are handed over all the same',
    within: 20_000,
  })
  expect(scan.current('SERP_LENS_KEY')).toBeUndefined()
  await scan.beforeApplicationShutdown()
}, 60_000)

test('ADMIN-07: a version is never changed by the service, and what opened a replaced one is gone', async () => {
  await keep('GA4_API_SECRET', secret())
  const { kept } = await keep('GA4_API_SECRET', secret())
  for (const change of [
    `UPDATE provider_key_version SET last4 = 'abcd'`,
    'DELETE FROM provider_key_version',
    'TRUNCATE provider_key_version',
  ])
    await expect(admin.rows(change)).rejects.toThrow('permission denied')
  expect(await admin.rows(`SELECT version FROM provider_key_wrap WHERE name = 'GA4_API_SECRET'`)).toEqual([
    { version: kept!.version },
  ])
})

/** @returns so many days from now, in Taiwan */
const inDays = (days: number) => lastTaipeiDays(new Date(Date.now() + days * 86_400_000), 1)[0] as string
const expiring = async () => {
  const answer = await admin.get('/admin/figures/admin', token)
  const { queues } = await answered<ReadFiguresResponse>(answer, 200)
  return queues.find(({ name }) => name === 'expiring-keys')?.waiting
}

test('ADMIN-07: a key has the last day that was entered with it, and waits for a person 14 days before', async () => {
  const before = (await expiring())!
  expect((await keep('TINEYE_KEY', secret(), inDays(15))).kept).toMatchObject({ expiresOn: inDays(15) })
  expect(await expiring()).toBe(before)
  expect((await keep('TINEYE_KEY', secret(), inDays(14))).kept).toMatchObject({ expiresOn: inDays(14) })
  expect(await expiring()).toBe(before + 1)
  // One that has ended waits still.
  await keep('TINEYE_KEY', secret(), inDays(-3))
  expect(await expiring()).toBe(before + 1)
  const { kept } = await keep('TINEYE_KEY', secret())
  expect(kept?.expiresOn).toBeNull()
  expect(await expiring()).toBe(before)
  const { newest } = await keep('TINEYE_KEY', secret(), inDays(1))
  expect(await expiring()).toBe(before + 1)
  await answered(await act('TINEYE_KEY', 'withdrawals', { reason, basedOn: newest }), 201)
  expect(await expiring()).toBe(before)
  for (const expiresOn of ['2026-02-30', '0000-01-01', 'soon'])
    await answered(
      await act('TINEYE_KEY', 'versions', { value: secret(), reason, basedOn: newest + 1, expiresOn }),
      400,
    )
})

test('ADMIN-07: the latest use that any process of a service tells stands', async () => {
  await keep('TINEYE_KEY', secret())
  const process = () =>
    new ProviderKeys('scan-orchestrator', { ADMIN_URL: admin.url, PROVIDER_KEYS_CREDENTIAL: credential })
  const [user, idle] = [process(), process()]
  const state = async () => (await view('TINEYE_KEY')).services[0]!
  const comes = (keys: ProviderKeys) =>
    until(async () => keys.current('TINEYE_KEY') !== undefined, { what: 'the key', within: 20_000 })
  user.onApplicationBootstrap()
  await comes(user)
  const before = new Date().toISOString()
  user.noteUse('TINEYE_KEY')
  await until(async () => ((await state()).usedAt ?? '') >= before, { what: 'the use', within: 20_000 })
  await user.beforeApplicationShutdown()
  const { usedAt, toldAt } = await state()
  idle.onApplicationBootstrap()
  await until(async () => (await state()).toldAt! > toldAt!, { what: 'the other tells', within: 20_000 })
  expect((await state()).usedAt).toBe(usedAt)
  await idle.beforeApplicationShutdown()
}, 60_000)

test('ADMIN-07: one effect per Idempotency-Key; of two administrators one is told that it was changed', async () => {
  const { newest } = await view('GOOGLE_VISION_KEY')
  const body = { value: secret(), reason, basedOn: newest }
  const key = crypto.randomUUID()
  const twice = await Promise.all([
    act('GOOGLE_VISION_KEY', 'versions', body, key),
    act('GOOGLE_VISION_KEY', 'versions', body, key),
  ])
  for (const answer of twice)
    expect(await answered<ProviderKeyView>(answer, 201)).toMatchObject({ newest: newest + 1 })
  const late = await act('GOOGLE_VISION_KEY', 'versions', { ...body, value: secret() })
  expect(await answered(late, 409)).toMatchObject({ code: 'PROVIDER_KEY_CHANGED' })
  const before = stub.asked.length
  const tryKey = crypto.randomUUID()
  for (const _ of [1, 2])
    await answered(await act('GOOGLE_VISION_KEY', 'tests', { version: newest + 1 }, tryKey), 201)
  expect(stub.asked.length).toBe(before + 1)
})

test('ADMIN-07: each test says what it proved: GA4 answers to any secret, and an address inside is not asked', async () => {
  const { kept } = await keep('GA4_API_SECRET', secret())
  expect(await test1('GA4_API_SECRET', kept!.version)).toMatchObject({ result: 'inconclusive', code: '200' })
  stub.status = 500
  const meta = await keep('META_ACCESS_TOKEN', secret())
  expect(await test1('META_ACCESS_TOKEN', meta.newest)).toMatchObject({ result: 'inconclusive', code: '500' })
  stub.status = 200
  const tsa = await keep('TSA_URL', `${stub.url}/tsa`)
  expect(await test1('TSA_URL', tsa.newest)).toMatchObject({ result: 'refused', code: 'TSA_REPLY_INVALID' })
  const inside = { value: 'http://169.254.169.254/latest', reason, basedOn: tsa.newest }
  expect(await answered(await act('TSA_URL', 'versions', inside), 400)).toMatchObject({
    code: 'PROVIDER_KEY_ADDRESS_INVALID',
  })
})

test('ADMIN-07: each change and test is one entry of the audit log, by the name of the key', async () => {
  const entries = async () =>
    answered<ListAuditResponse>(
      await admin.get('/admin/audit?objectKind=provider-key&objectId=META_ACCESS_TOKEN', token),
      200,
    )
  await keep('META_ACCESS_TOKEN', secret())
  const kept = async () =>
    (await entries()).entries.filter(({ act: { action } }) => action === 'keepProviderKey')
  await until(async () => (await kept()).length > 0, { what: 'the entry of the change', within: 20_000 })
  expect((await kept())[0]?.act).toMatchObject({ permission: 'provider-key:administer', reason })
})

test('ADMIN-07: nobody else reads, changes or fetches', async () => {
  const member = await admin.member('member')
  expect((await admin.get('/admin/provider-keys', member.token)).status).toBe(403)
  expect((await admin.get('/admin/figures/admin', member.token)).status).toBe(403)
  const { newest } = await view('TINEYE_KEY')
  const body = { value: secret(), reason, basedOn: newest }
  expect((await admin.prove('/admin/provider-keys/TINEYE_KEY/versions', member.token, body)).status).toBe(403)
  expect((await act('INBOX_IMAP_URL' as ProviderKeyName, 'versions', { ...body, basedOn: 0 })).status).toBe(
    400,
  )
  const fetched = await fetch(`${admin.url}/internal/provider-keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  expect(fetched.status).toBe(401)
})

test('ADMIN-07: what the vault does not deliver yet is named', async () => {
  expect((await list()).undelivered.map(({ name }) => name)).toEqual([...undeliveredKeyNames])
  expect(undeliveredKeyNames).toEqual([
    'INBOX_IMAP_URL',
    'CLOUDFLARE_TOKEN',
    'GOOGLE_CLIENT_SECRET',
    'FACEBOOK_APP_SECRET',
  ])
})
