import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import type { Tx } from '@originseal/database'
import { z } from 'zod'
import { defineJob } from './job'
import { startJobs, type JobsProcess } from './jobs.harness'
import { OnJob, OnJobGivenUp, PermanentFailure } from './on-job'
import { TroubledJobs } from './troubled-jobs'

const payload = z.object({ name: z.string() })
const plain = defineJob({ name: 'trouble.plain', payload })
const owed = defineJob({ name: 'trouble.owed', payload, isOwed: true })
const patient = defineJob({ name: 'trouble.patient', payload, retry: { tries: 9, pausesMs: [3_600_000] } })

let fails = true
const done: string[] = []
class Handlers {
  @OnJob(plain) async plain({ payload: { name } }: { payload: { name: string } }): Promise<void> {
    if (fails) throw new PermanentFailure(`not now, ${name}`)
    done.push(name)
  }
  @OnJob(owed) async owed(): Promise<void> {
    throw new PermanentFailure('its disk is full')
  }
  @OnJob(patient) async patient({ payload: { name } }: { payload: { name: string } }): Promise<void> {
    if (fails) throw new Error('greylisted')
    done.push(name)
  }
  @OnJobGivenUp(patient) async givenUp(
    { payload: { name } }: { payload: { name: string } },
    reason: string,
    tx: Tx,
  ): Promise<void> {
    await tx.query('INSERT INTO effect VALUES ($1, $2)', [name, reason])
  }
}

let database: TestDatabase
let running: JobsProcess
let troubled: TroubledJobs
beforeAll(async () => {
  database = await createTestDatabase()
  running = await startJobs(database.url, [Handlers])
  await running.sql('CREATE TABLE effect (job text, word text)')
  troubled = running.app.get(TroubledJobs)
})
afterAll(async () => {
  await running.stop()
  await database.drop()
})
beforeEach(() => {
  fails = true
  done.length = 0
})

const add = (kind: typeof plain, name: string) =>
  running.transaction.run((tx) => running.jobs.add(tx, kind, { name }))
const list = async (trouble: 'parked' | 'failing', kind?: string) => troubled.list(trouble, kind, 10)
const listed = (id: string, trouble: 'parked' | 'failing' = 'parked') =>
  until(async () => (await list(trouble)).jobs.find((job) => job.id === id), { what: 'the job to be listed' })
const discard = (id: string) => running.transaction.run((tx) => troubled.discard(tx, id))
const retry = (...ids: string[]) =>
  running.transaction.run((tx) => troubled.retry(tx, ids.length > 0 ? ids : undefined))

test('what was given up is listed with why, the oldest first, and is tried again: one, or all', async () => {
  const ids = [await add(plain, 'one'), await add(plain, 'two'), await add(plain, 'three')]
  for (const id of ids) await listed(id)
  const { total, jobs } = await list('parked', 'trouble.plain')
  expect([total, jobs.map(({ id }) => id)]).toEqual([3, ids])
  expect(jobs[0]).toMatchObject({
    kind: 'trouble.plain',
    failure: 'not now, one',
    failures: 1,
    isOwed: false,
  })
  expect(await troubled.list('parked', 'trouble.plain', 2)).toMatchObject({ total: 3, jobs: [{}, {}] })
  expect((await list('parked', 'trouble.other')).total).toBe(0)
  fails = false
  await retry(ids[1] as string)
  await until(async () => done.length === 1)
  expect(done).toEqual(['two'])
  await retry()
  await until(async () => done.length === 3)
  await until(async () => (await list('parked', 'trouble.plain')).total === 0)
})

test('what fails and is tried again by itself is listed apart, and is tried at once when somebody says so', async () => {
  const id = await add(patient, 'waits')
  expect(await listed(id, 'failing')).toMatchObject({ parkedAt: null, failures: 1, failure: 'greylisted' })
  fails = false
  // All that are parked are none of those that wait.
  await retry()
  expect((await list('failing')).total).toBe(1)
  await retry(id)
  await until(async () => done.includes('waits'))
  // Its handler has run; that it is done is committed after that.
  await until(async () => (await list('failing')).total === 0)
})

test('a discard removes it; what takes note of a job that is given up does so; what is owed to somebody stays', async () => {
  const [gone, mourned, kept] = [
    await add(plain, 'gone'),
    await add(patient, 'mourned'),
    await add(owed, 'kept'),
  ]
  await listed(gone)
  await listed(mourned, 'failing')
  expect((await listed(kept)).isOwed).toBe(true)
  expect([await discard(gone), await discard(mourned), await discard(kept)]).toEqual([
    'discarded',
    'discarded',
    'owed',
  ])
  expect(await discard(gone)).toBe('missing')
  expect(await running.sql('SELECT * FROM effect')).toEqual([
    { job: 'mourned', word: 'discarded by an administrator' },
  ])
  expect(await running.sql('SELECT id FROM job')).toEqual([{ id: kept }])
})

test('one that runs at this moment is left alone, and its note is taken back', async () => {
  const id = await add(patient, 'busy')
  await listed(id, 'failing')
  await running.sql("UPDATE job SET state = 'running', due_at = now() + interval '1 hour' WHERE id = $1", [
    id,
  ])
  const outcome = running.transaction.run(async (tx) => {
    const said = await troubled.discard(tx, id)
    if (said !== 'discarded') throw new Error(said)
  })
  await expect(outcome).rejects.toThrow('runs')
  expect(await running.sql("SELECT job FROM effect WHERE job = 'busy'")).toEqual([])
})
