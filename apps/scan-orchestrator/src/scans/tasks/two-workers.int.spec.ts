import { alter, drawing } from '@originseal/fingerprint/fixtures'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startIdentityDouble, type IdentityDouble } from '@originseal/testing/identity'
import { DataSource } from 'typeorm'
import { createDatabase, startOrchestrator, type RunningOrchestrator } from '../../scan-orchestrator.harness'
import { link, startSite, type TestSite } from '@originseal/crawling/fixtures'
import { leaseMs, type WorkingStep } from '../scan.rules'
import { PlanStep } from '../plan-step'

/** One task for each suspect: the step whose work is worth sharing. */
const shared: WorkingStep = 'ai-scoring'
const copies = 6

let databases: TestDatabase[]
let identity: IdentityDouble
let site: TestSite
const workers: RunningOrchestrator[] = []
/** Who took which task, in the order in which they were taken. */
const taken: { worker: number; taskId: string; scanId: string; step: WorkingStep }[] = []

beforeAll(async () => {
  ;[identity, site] = await Promise.all([startIdentityDouble(), startSite()])
  databases = await Promise.all([createDatabase(), createTestDatabase()])
  const [own, events] = databases as [TestDatabase, TestDatabase]
  for (const worker of [1, 2]) {
    const orchestrator = await startOrchestrator({
      databaseUrl: own.url,
      eventsUrl: events.url,
      identity,
      site,
      ...(workers[0] && { folder: workers[0].folder }),
      config: { SCAN_CONCURRENCY: '1' },
    })
    workers.push(orchestrator)
    watchClaims(orchestrator, worker)
  }
})

afterAll(async () => {
  for (const worker of workers.reverse()) await worker.stop()
  await Promise.all([identity.close(), site.close()])
  await Promise.all(databases.map((database) => database.drop()))
})

/** Notes what a worker takes. It does one task at a time, and its first shared one when the other has one, too. */
function watchClaims(orchestrator: RunningOrchestrator, worker: number): void {
  const planStep = orchestrator.app.get(PlanStep, { strict: false })
  const run = planStep.run.bind(planStep)
  planStep.run = async (task, signal) => {
    taken.push({ worker, taskId: task.id, scanId: task.scanId, step: task.step })
    if (task.step === shared)
      await until(() => taken.some((other) => other.step === shared && other.worker !== worker), {
        what: `the other worker to take a task of the step ${shared}`,
        within: leaseMs / 2,
      })
    return run(task, signal)
  }
}

test('SYS-03: two workers share one scan’s tasks; each is done once, and the scan is as one would have done it', async () => {
  const original = await drawing(1, { width: 640, height: 480 }).png().toBuffer()
  const paths = Array.from({ length: copies }, (_, number) => `/listings/${number}`)
  site.pages.set('/', paths.map(link).join(''))
  for (const [number, path] of paths.entries()) {
    const picture = await alter(original, number % 2 === 0 ? 'mirror' : 'jpeg-40')
    const image = `${site.origin}/images/${number}.png`
    site.pages.set(path, `<meta property="og:image" content="${image}"><img src="${image}">`)
    site.pages.set(`/images/${number}.png`, (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(picture)
    })
  }
  const ownerId = crypto.randomUUID()
  const token = await identity.mint(ownerId)
  const [first, second] = workers as [RunningOrchestrator, RunningOrchestrator]
  const workId = await first.tellOf(original, ownerId)
  await until(
    async () => (await first.ask(`/protect/trial/files/${workId}/scan`, token, { method: 'POST' })).ok,
    {
      what: 'the work to be known and its scan to start',
    },
  )
  const { scanId } = await second.start(workId, token)

  const scan = await second.completed(scanId, token)
  expect(scan.status).toBe('completed')
  const tasks = taken.filter((task) => task.scanId === scanId)
  expect(new Set(tasks.map(({ taskId }) => taskId)).size).toBe(tasks.length)
  const scored = tasks.filter(({ step }) => step === shared)
  expect(scored).toHaveLength(copies)
  expect(new Set(scored.map(({ worker }) => worker))).toEqual(new Set([1, 2]))
  const rows: { state: string }[] = await first.app
    .get(DataSource)
    .query('SELECT state FROM scan_task WHERE scan_id = $1', [scanId])
  expect(rows).toHaveLength(tasks.length)
  expect(rows.filter(({ state }) => state !== 'done')).toEqual([])
}, 180_000)
