import { verifyDigestProof, verifyOnChain } from '@originseal/anchoring/verify'
import { caseHeadSubmitted, digestAnchored, userErased } from '@originseal/contracts'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startAnvil, type Anvil } from '@originseal/testing/anvil'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { createDatabase, startProtection, type RunningProtection } from '../protection.harness'

let database: TestDatabase
let events: TestDatabase
let anvil: Anvil
let identity: IdentityDouble
let protection: RunningProtection

beforeAll(async () => {
  ;[database, events, anvil, identity] = await Promise.all([
    createDatabase(),
    createTestDatabase(),
    startAnvil(),
    startIdentityDouble(),
  ])
  const urls = { databaseUrl: database.url, eventsUrl: events.url, chainUrl: anvil.url }
  protection = await startProtection({ ...urls, identity })
})
afterAll(async () => {
  await protection.stop()
  await Promise.all([anvil.stop(), identity.close()])
  await Promise.all([database.drop(), events.drop()])
})

const rows = <Row>(sql: string, given: unknown[] = []): Promise<Row[]> =>
  protection.app.get(DataSource).query(sql, given)

/** What was told of a submission, as soon as it was. */
async function anchored(id: string) {
  const told = () =>
    rows<{ payload: string }>('SELECT payload FROM outbox WHERE name = $1 AND key = $2', [
      digestAnchored.name,
      id,
    ])
  await until(async () => (await told()).length > 0, { what: 'the proof', within: 30_000 })
  return (await told()).map(({ payload }) => digestAnchored.payload.parse(JSON.parse(payload)))
}

test('SYS-05: a digest of another service goes with the next batch, once; its proof holds, on the chain too', async () => {
  const submission = { id: crypto.randomUUID(), ownerId: crypto.randomUUID(), digest: 'ab'.repeat(32) }
  await protection.tell(caseHeadSubmitted, submission)
  await protection.tell(caseHeadSubmitted, submission)
  const [first, ...more] = await anchored(submission.id)
  expect(more).toEqual([])
  expect(first?.proof.digest).toBe(submission.digest)
  expect(verifyDigestProof(first?.proof).holds).toBe(true)
  expect((await verifyOnChain(first!.proof, anvil.url)).holds).toBe(true)
  expect(await rows('SELECT work_id FROM seal_leaf')).toEqual([{ work_id: submission.id }])
}, 90_000)

test('an erasure takes the salt: the leaf stays and says nothing', async () => {
  const submission = { id: crypto.randomUUID(), ownerId: crypto.randomUUID(), digest: 'cd'.repeat(32) }
  await protection.tell(caseHeadSubmitted, submission)
  await anchored(submission.id)
  await protection.tell(userErased, { userId: submission.ownerId, erasedAt: new Date().toISOString() })
  expect(await rows('SELECT salt, owner_id FROM seal_leaf WHERE work_id = $1', [submission.id])).toEqual([
    { salt: null, owner_id: null },
  ])
}, 90_000)
