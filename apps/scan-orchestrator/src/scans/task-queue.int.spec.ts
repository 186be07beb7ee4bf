import { openDatabase, Reads, Transaction } from '@originseal/database'
import type { TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import type { DataSource } from 'typeorm'
import { database as orchestratorDatabase } from '../data-source'
import { Metrics } from '@originseal/runtime'
import { ScanMetrics } from './scan-metrics'
import { LeaseLost, TaskQueue } from './task-queue'

let database: TestDatabase
let source: DataSource
let transaction: Transaction
let queue: TaskQueue
let scanId: string

beforeAll(async () => {
  database = await createServiceDatabase(orchestratorDatabase)
  source = await openDatabase(orchestratorDatabase(database.url))
  transaction = new Transaction(source)
  queue = new TaskQueue(transaction)
})
afterAll(async () => {
  await source.destroy()
  await database.drop()
})

beforeEach(async () => {
  const workId = crypto.randomUUID()
  scanId = crypto.randomUUID()
  await source.query('DELETE FROM scan_task')
  await source.query(
    `INSERT INTO watched_work VALUES ($1, $1, 't', 'f', '{}', 'image/png', 1, 1, 1, 's', 'c', '{}', '{}', 'k', now())`,
    [workId],
  )
  await source.query(
    `INSERT INTO scan (id, work_id, owner_id, state, step, progress, started_at)
     VALUES ($1, $2, $2, 'processing', 'rerank', 5, now())`,
    [scanId, workId],
  )
  await transaction.run((tx) => queue.add(tx, scanId, 'rerank', [{ number: 1 }]))
})

/** As if its holder had been silent for longer than a lease. */
const letLeaseRunOut = () => source.query("UPDATE scan_task SET leased_until = now() - interval '1 second'")
const stateOf = async (): Promise<string> => {
  const [row]: { state: string }[] = await source.query('SELECT state FROM scan_task')
  return row!.state
}

test('a task is held by one worker at a time', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, () => queue.claim()))
  expect(claims.filter(Boolean)).toHaveLength(1)
})

test('D2: a silent worker’s task goes to the next one, and what the first still writes is refused', async () => {
  const first = await queue.claim()
  await letLeaseRunOut()
  const second = await queue.claim()
  expect(first).toMatchObject({ isRescued: false })
  expect(second).toMatchObject({ id: first!.id, fence: first!.fence + 1, isRescued: true })
  await expect(queue.renew(first!)).rejects.toThrow(LeaseLost)
  await expect(transaction.run((tx) => queue.finish(tx, first!))).rejects.toThrow(LeaseLost)
  await transaction.run((tx) => queue.finish(tx, second!))
  expect(await stateOf()).toBe('done')
})

test('a lease that is renewed stays', async () => {
  const task = await queue.claim()
  await queue.renew(task!)
  expect(await queue.claim()).toBeUndefined()
})

test('a task that fails is tried three times and then given up', async () => {
  for (const again of [true, true, false]) {
    await source.query('UPDATE scan_task SET not_before = now()')
    const task = await queue.claim()
    expect(await transaction.run((tx) => queue.giveBack(tx, task!, 'planted'))).toBe(again)
  }
  expect(await stateOf()).toBe('failed')
  expect(await queue.claim()).toBeUndefined()
})

test('a stopping worker’s task is not counted as failed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const task = await queue.claim()
    expect(task).toMatchObject({ attempts: 0 })
    await transaction.run((tx) => queue.release(tx, task!))
  }
})

test('a cancelled scan’s task can neither be renewed nor finished', async () => {
  const task = await queue.claim()
  await transaction.run((tx) => queue.cancelAll(tx, scanId))
  await expect(queue.renew(task!)).rejects.toThrow(LeaseLost)
  await expect(transaction.run((tx) => queue.finish(tx, task!))).rejects.toThrow(LeaseLost)
})

test('SYS-08: whoever runs us is told of waiting tasks, of the oldest scan and of rescues', async () => {
  const metrics = new Metrics()
  const { noteRescue } = new ScanMetrics(metrics, new Reads(source))
  await source.query("UPDATE scan SET started_at = now() - interval '90 seconds' WHERE id = $1", [scanId])
  await source.query('DELETE FROM scan WHERE id <> $1', [scanId])
  expect(await metrics.text()).toMatch(/^originseal_scan_tasks_waiting 1$/mu)
  await queue.claim()
  expect(await metrics.text()).toMatch(/^originseal_scan_tasks_waiting 0$/mu)
  await letLeaseRunOut()
  const text = await metrics.text()
  expect(text).toMatch(/^originseal_scan_tasks_waiting 1$/mu)
  expect(text).toMatch(/^originseal_scan_oldest_seconds 9\d\./mu)
  noteRescue({ step: 'rerank' })
  expect(await metrics.text()).toMatch(/^originseal_scan_lease_rescues_total\{step="rerank"\} 1$/mu)
})
