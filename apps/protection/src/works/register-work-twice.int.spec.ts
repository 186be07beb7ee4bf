import { problemBody, registerWorkResponse } from '@originseal/contracts'
import { drawing } from '@originseal/fingerprint/fixtures'
import {
  createTestDatabase,
  startCommitProxy,
  until,
  type CommitProxy,
  type TestDatabase,
} from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { startProtection, uploadForm, type RunningProtection } from '../protection.harness'
import { WorkFiles } from './work-files'
import { originalKey, renditionKey } from './work.rules'

let database: TestDatabase
let events: TestDatabase
let proxy: CommitProxy
let anvil: Anvil
let identity: IdentityDouble
let protection: RunningProtection
let nextSeed = 9_100

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
  proxy = await startCommitProxy(database.url)
  protection = await startProtection({
    databaseUrl: proxy.url,
    eventsUrl: events.url,
    identity,
    chainUrl: anvil.url,
  })
})
afterAll(async () => {
  await protection.stop()
  await proxy.close()
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})
afterEach(() => {
  proxy.faultOf = () => undefined
  proxy.isAway = false
})

const picture = (): Promise<Buffer> =>
  drawing((nextSeed += 1), { width: 320, height: 240 })
    .png()
    .toBuffer()
const keyed = () => ({ 'idempotency-key': crypto.randomUUID() })
const workOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(201)
  return registerWorkResponse.parse(await response.json()).data.file.id
}
const works = async (): Promise<{ id: string }[]> =>
  protection.app.get(DataSource).query('SELECT id FROM work')

const registers = (statements: readonly string[]): boolean =>
  statements.some((sql) => sql.startsWith('INSERT INTO "work"'))

async function hasFiles(workId: string): Promise<boolean> {
  const { objects } = protection.app.get(WorkFiles, { strict: false })
  const found = await Promise.allSettled(
    [originalKey(workId), renditionKey(workId)].map((key) => objects.head(key)),
  )
  return found.every(({ status }) => status === 'fulfilled')
}

describe('the same upload, sent ten times at once under one key', () => {
  test('admits one visitor, seals one work, and is answered alike', async () => {
    const [file, headers, asked] = [await picture(), keyed(), identity.asked.length]
    const before = (await works()).length
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const response = await protection.upload(uploadForm(file), headers)
        expect(response.status).toBe(201)
        return response.text()
      }),
    )
    expect(identity.asked.length - asked).toBe(1)
    expect(
      new Set(answers.map((text) => JSON.stringify(registerWorkResponse.parse(JSON.parse(text))))).size,
    ).toBe(1)
    expect((await works()).length - before).toBe(1)
  })

  test('and a repeat after a failure asks identity under the same key', async () => {
    const [file, headers] = [await picture(), keyed()]
    const usual = identity.answer
    identity.answer = (_, response) => response.writeHead(503).end()
    expect((await protection.upload(uploadForm(file), headers)).status).toBe(503)
    identity.answer = usual
    await workOf(await protection.upload(uploadForm(file), headers))
    const keys = identity.asked.slice(-2).map((request) => request.headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/u)
    expect(keys[1]).toBe(keys[0])
  })
})

describe('D9: the answer to COMMIT is lost', () => {
  test('a sealed work keeps its files, and its upload is answered', async () => {
    proxy.faultOf = (statements) => (registers(statements) ? 'answer lost' : undefined)
    const workId = await workOf(await protection.upload(uploadForm(await picture())))
    expect(proxy.faults).toBe(1)
    expect(await hasFiles(workId)).toBe(true)
  })

  test('and the database is away: the files stay, and the repeat under the key has them', async () => {
    const [file, headers] = [await picture(), keyed()]
    const before = (await works()).length
    proxy.faultOf = (statements) => {
      if (!registers(statements)) return undefined
      setImmediate(() => (proxy.isAway = true))
      return 'answer lost'
    }
    const response = await protection.upload(uploadForm(file), headers)
    expect(problemBody.parse(await response.json())).toMatchObject({
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
    })
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/u)
    proxy.faultOf = () => undefined
    proxy.isAway = false
    const all = await until(() => works().catch(() => undefined), { what: 'the database' })
    expect(all).toHaveLength(before + 1) // it had committed
    const workId = await until(
      async () => {
        const again = await protection.upload(uploadForm(file), headers)
        return again.status === 201 ? workOf(again) : undefined
      },
      { what: 'the repeat', within: 40_000 },
    )
    expect(await hasFiles(workId)).toBe(true)
  })
})
