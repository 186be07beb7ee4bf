import { openDatabase, Reads, Transaction } from '@originseal/database'
import { Jobs, LeaseLost } from '@originseal/jobs'
import { claimJob } from '@originseal/jobs/fixtures'
import { Metrics } from '@originseal/runtime'
import type { TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import type { DataSource } from 'typeorm'
import { database as orchestratorDatabase } from '../../data-source'
import { ScanMetrics } from '../scan-metrics.queries'
import { doTask, TaskQueue, type LeasedTask } from './task-queue'
import { TasksRepository } from './tasks.repository'

let database: TestDatabase
let source: DataSource
let transaction: Transaction
let queue: TaskQueue
let scanId: string

beforeAll(async () => {
  database = await createServiceDatabase(orchestratorDatabase)
  source = await openDatabase(orchestratorDatabase(database.url))
  transaction = new Transaction(source)
  queue = new TaskQueue(transaction, new Jobs(), new TasksRepository())
})
afterAll(async () => {
  await source.destroy()
  await database.drop()
})

beforeEach(async () => {
  const workId = crypto.randomUUID()
  scanId = crypto.randomUUID()
  await source.query('DELETE FROM job')
  await source.query(
    `INSERT INTO watched_work VALUES ($1, $1, 't', 'f', '{}', 'image/png', 1, 1, 1, 's', 'c', '{}', '{}', 'k', now())`,
    [workId],
  )
  await source.query(
    `INSERT INTO scan (id, work_id, owner_id, state, step, progress, started_at)
     VALUES ($1, $2, $2, 'processing', 'rerank', 5, now())`,
    [scanId, workId],
  )
  await transaction.run((tx) => queue.add(tx, scanId, 'rerank', [{ number: 1 }, { number: 2 }]))
})

async function claim(): Promise<LeasedTask> {
  const { payload, hold } = await claimJob(transaction, doTask)
  const task = await transaction.run((tx) => queue.open(tx, payload.taskId))
  return { ...task!, holdJob: hold }
}
const share = () => transaction.run((tx) => queue.share(tx, scanId, 'rerank'))
const unfinished = () => transaction.run((tx) => queue.unfinished(tx, scanId, 'rerank'))

test('a step’s tasks are claimed in their order, and their share counts those that are over', async () => {
  const [first, second] = [await claim(), await claim()]
  expect([first.payload, second.payload]).toEqual([{ number: 1 }, { number: 2 }])
  expect([await share(), await unfinished()]).toEqual([0, 2])
  await transaction.run((tx) => queue.finish(tx, first))
  expect([await share(), await unfinished()]).toEqual([0.5, 1])
  await transaction.run((tx) => queue.fail(tx, second, 'planted'))
  expect([await share(), await unfinished()]).toEqual([1, 0])
})

test('D2: a silent worker’s task goes to the next one, and what the first still writes is refused', async () => {
  const first = await claim()
  await source.query("UPDATE job SET due_at = now() - interval '1 hour' WHERE state = 'running'")
  const second = await claim()
  expect(second.id).toBe(first.id)
  await expect(transaction.run((tx) => queue.hold(tx, first))).rejects.toThrow(LeaseLost)
  await expect(transaction.run((tx) => queue.finish(tx, first))).rejects.toThrow(LeaseLost)
  await transaction.run((tx) => queue.finish(tx, second))
})

test('a cancelled scan’s tasks can neither be held nor finished, and nobody is given one any more', async () => {
  const task = await claim()
  await transaction.run((tx) => queue.cancelAll(tx, scanId))
  for (const late of [queue.hold, queue.finish])
    await expect(transaction.run((tx) => late.call(queue, tx, task))).rejects.toThrow(LeaseLost)
  await expect(transaction.run((tx) => queue.fail(tx, task, 'planted'))).rejects.toThrow(LeaseLost)
  await expect(claim()).rejects.toThrow('no job scans.do-task is due')
})

test('SYS-08: whoever runs us is told of the oldest scan', async () => {
  const metrics = new Metrics()
  void new ScanMetrics(metrics, new Reads(source))
  await source.query("UPDATE scan SET started_at = now() - interval '90 seconds' WHERE id = $1", [scanId])
  await source.query('DELETE FROM scan WHERE id <> $1', [scanId])
  expect(await metrics.text()).toMatch(/^originseal_scan_oldest_seconds 9\d\./mu)
})
