import { AsyncLocalStorage } from 'node:async_hooks'
import { openDatabase, Reads, Transaction, type Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { Jobs, LeaseLost } from '@originseal/jobs'
import { claimJob } from '@originseal/jobs/fixtures'
import { Outbox } from '@originseal/messaging'
import { Metrics } from '@originseal/runtime'
import { until, type TestDatabase } from '@originseal/testing'
import { createServiceDatabase } from '@originseal/testing/service-database'
import type { DataSource } from 'typeorm'
import { database as orchestratorDatabase } from '../data-source'
import { ComparisonCache } from '../corpus/caches/comparison-cache.queries'
import { SightingsQueries } from '../corpus/images/sightings.queries'
import { CountFindings } from '../findings/count-findings'
import { DecisionsQueries } from '../findings/decisions/decisions.queries'
import { FindingsQueries } from '../findings/findings.queries'
import { OwnerTombstones } from '../owners/owner-tombstones'
import { TombstonesRepository } from '../owners/tombstones.repository'
import { EraseOwner } from '../owners/erase-owner'
import { TransferOwnership } from '../owners/transfer-ownership'
import { RemoveEvidence } from '../findings/reports/remove-evidence'
import { VideoQueue } from '../videos/video-queue'
import { VideosRepository } from '../videos/videos.repository'
import { CancelScan } from './cancel-scan'
import { EndScan } from './end-scan'
import { FoundListingsRepository } from './listings/found-listings.repository'
import { ProgressLog } from './progress/progress-log.repository'
import { ScansOfOwner } from './scans-of-owner'
import { ScansRepository } from './scans.repository'
import { doTask, TaskQueue, type LeasedTask } from './tasks/task-queue'
import { TasksRepository } from './tasks/tasks.repository'

let database: TestDatabase
let source: DataSource
let metrics: Metrics
let transaction: Transaction
let parts: ReturnType<typeof assemble>
let scan: { id: string; workId: string; ownerId: string; imageId: string }

beforeAll(async () => {
  database = await createServiceDatabase(orchestratorDatabase)
  source = await openDatabase(orchestratorDatabase(database.url))
})
afterAll(async () => {
  await source.destroy()
  await database.drop()
})
beforeEach(async () => {
  metrics = new Metrics()
  transaction = new Transaction(source, metrics)
  parts = assemble()
  scan = await startedScan()
})

function assemble() {
  const reads = new Reads(source)
  const jobs = new Jobs()
  const queue = new TaskQueue(transaction, jobs, new TasksRepository())
  const log = new ProgressLog(reads)
  const scans = new ScansRepository()
  const sightings = new SightingsQueries(reads)
  const findings = new FindingsQueries(reads, sightings)
  const countFindings = new CountFindings(findings, sightings, new DecisionsQueries(reads))
  const endScan = new EndScan(scans, countFindings, new FoundListingsRepository(), queue, log, new Outbox())
  const tombstones = new OwnerTombstones(new TombstonesRepository())
  // What is asked of it is written down only: nothing is removed here.
  const removal = new RemoveEvidence(jobs, {} as never)
  const idempotency = new Idempotency(transaction, reads)
  const videos = new VideoQueue(jobs, new VideosRepository())
  const owned = [new ScansOfOwner(scans, endScan, removal), videos]
  const eraseOwner = new EraseOwner(tombstones, owned, idempotency)
  return {
    queue,
    log,
    endScan,
    eraseOwner,
    memory: new ComparisonCache(reads, transaction),
    cancelScan: new CancelScan(transaction, endScan),
    handOver: new TransferOwnership(tombstones, owned, eraseOwner),
  }
}

/** A scan with two tasks, and a picture that its work can be compared with. */
async function startedScan() {
  const [id, workId, ownerId, imageId] = Array.from({ length: 4 }, () => crypto.randomUUID())
  await source.query(
    `INSERT INTO watched_work VALUES ($1, $2, 't', 'f', '{}', 'image/png', 1, 1, 1, 's', 'c', '{}', '{}', 'k', now())`,
    [workId, ownerId],
  )
  await source.query(
    `INSERT INTO scan (id, work_id, owner_id, state, step, progress, started_at)
     VALUES ($1, $2, $3, 'processing', 'ai-scoring', 5, now())`,
    [id, workId, ownerId],
  )
  await source.query(
    `INSERT INTO crawled_image (id, sha256, media_type, size, width, height, perceptual_hash, dihedrals, features,
       object_key, first_seen_at)
     VALUES ($1::uuid, $1::uuid::text, 'image/png', 1, 1, 1, $2, '{}', '', 'k', now())`,
    [imageId, { hex: '0'.repeat(64) }],
  )
  await source.query('DELETE FROM scan_task; DELETE FROM job')
  await transaction.run((tx) =>
    parts.queue.add(tx, id as string, 'ai-scoring', [{ number: 1 }, { number: 2 }]),
  )
  return { id, workId, ownerId, imageId } as typeof scan
}

/** Does something as another process would: not within the transaction that waits for it. */
const elsewhere = AsyncLocalStorage.snapshot()

interface Held {
  readonly task: LeasedTask
  /** As its worker does: the task, then its job. */
  finish(tx: Tx): Promise<void>
  fail(tx: Tx): Promise<void>
}

async function claim(): Promise<Held> {
  const job = await claimJob(transaction, doTask)
  const task = await transaction.run((tx) => parts.queue.open(tx, job.payload.taskId))
  const leased = { ...task!, holdJob: job.hold }
  return {
    task: leased,
    finish: async (tx) => {
      await parts.queue.finish(tx, leased)
      await job.finish(tx)
    },
    fail: async (tx) => {
      await parts.queue.fail(tx, leased, 'planted')
      await parts.endScan.execute(tx, scan.id, 'failed')
      await job.finish(tx)
    },
  }
}

/** Resolves when so many connections to this database wait for a lock of another. */
const someoneWaits = (): Promise<unknown> =>
  until(
    async () => {
      const [row] = (await source.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )) as { n: number }[]
      return (row?.n ?? 0) > 0
    },
    { what: 'somebody to wait for a lock' },
  )

/** What a task of a step may write at its end: rows that refer to the work, and the scan itself. */
async function writeResults(tx: Tx): Promise<void> {
  await parts.memory.keep(tx, scan.workId, new Map([[scan.imageId, { distance: 0, inliers: 0 }]]))
  await parts.log.say(tx, scan.id, 'ai-scoring', 0.5, {
    key: 'examining',
    values: { done: 1, candidates: 2 },
  })
}

const meanwhile: Record<string, () => Promise<unknown>> = {
  'its owner cancels the scan': () =>
    parts.cancelScan.execute(scan.id, { userId: scan.ownerId, role: 'member' }),
  'its owner is erased': () => transaction.run((tx) => parts.eraseOwner.execute(tx, scan.ownerId)),
  'its visitor becomes a member': () =>
    transaction.run((tx) =>
      parts.handOver.execute(tx, { visitorId: scan.ownerId, userId: crypto.randomUUID() } as never),
    ),
  'another task fails for good': async () => {
    const other = await claim()
    await transaction.run((tx) => other.fail(tx))
  },
}

test.each(Object.entries(meanwhile))(
  'a task ends while %s: one waits for the other, and the database has to end neither',
  async (_, event) => {
    const held = await claim()
    let other: Promise<unknown> | undefined
    await transaction.run(async (tx) => {
      await held.finish(tx)
      other ??= elsewhere(event)
      await elsewhere(someoneWaits)
      await writeResults(tx)
    })
    await other
    expect(await metrics.text()).not.toMatch(/^originseal_transactions_repeated_total\{/mu)
    const sql = 'SELECT count(*)::int AS n FROM likeness WHERE image_id = $1'
    const [kept] = (await source.query(sql, [scan.imageId])) as { n: number }[]
    const [there] = (await source.query('SELECT state, owner_id FROM scan WHERE id = $1', [scan.id])) as {
      state: string
      owner_id: string
    }[]
    // What the task wrote is there, unless its work went after it.
    expect(kept).toEqual({ n: there ? 1 : 0 })
    expect(there?.state === 'processing' && there.owner_id === scan.ownerId).toBe(false)
  },
)

test('a task that comes to its end after the cancelling finds its lease lost', async () => {
  const held = await claim()
  let ending: Promise<unknown> | undefined
  await transaction.run(async (tx) => {
    await parts.endScan.execute(tx, scan.id, 'cancelled')
    ending ??= elsewhere(() => transaction.run((late) => held.finish(late))).catch((error: unknown) => error)
    await elsewhere(someoneWaits)
  })
  expect(await ending).toBeInstanceOf(LeaseLost)
})

test('a scan that is erased while its task waits for it is a lost lease, too', async () => {
  const held = await claim()
  let ending: Promise<unknown> | undefined
  await transaction.run(async (tx) => {
    await parts.eraseOwner.execute(tx, scan.ownerId)
    ending ??= elsewhere(() => transaction.run((late) => held.finish(late))).catch((error: unknown) => error)
    await elsewhere(someoneWaits)
  })
  expect(await ending).toBeInstanceOf(LeaseLost)
})
