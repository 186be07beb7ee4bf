import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import { startJobs, type JobsProcess } from './jobs.harness'
import { probe, takeoverLeaseMs } from './probe.fixture'

interface Worker {
  readonly process: ChildProcess
  readonly heard: string[]
}

/** A lease, and room for a machine with other work. */
const takenOverWithin = takeoverLeaseMs + 10_000

let database: TestDatabase
let service: JobsProcess
const workers: Worker[] = []

async function startWorker(name: string): Promise<Worker> {
  const program = [join(__dirname, 'worker-entry.fixture.ts'), database.url, name]
  const execArgv = ['--conditions=@originseal/source']
  const process = fork(join(__dirname, 'from-source.fixture.cjs'), program, { execArgv })
  const worker: Worker = { process, heard: [] }
  workers.push(worker)
  process.on('message', (message) => worker.heard.push(String(message)))
  await hears(worker, 'ready', 40_000)
  return worker
}

const hears = ({ heard }: Worker, word: string, within = 20_000) =>
  until(() => heard.includes(word), { what: `a worker to say '${word}'`, within })

const add = (name: string, pauseMs: number) =>
  service.transaction.run((tx) => service.jobs.add(tx, probe, { name, pauseMs }))
const effects = () => service.sql<{ job: string; worker: string }>('SELECT * FROM effect ORDER BY 1, 2')

beforeEach(async () => {
  database = await createTestDatabase()
  service = await startJobs(database.url, [])
  await service.sql('CREATE TABLE effect (job text, worker text)')
})
afterEach(async () => {
  workers.splice(0).forEach(({ process }) => process.kill('SIGKILL'))
  await service.stop()
  await database.drop()
})

test('a killed worker’s job goes on at the next one when the lease has run out, and has its effect once', async () => {
  const first = await startWorker('first')
  await add('job', 3_000)
  await hears(first, 'begun job')
  // Before the other one is there: however long that takes to start, the job is not done by then.
  first.process.kill('SIGKILL')
  const second = await startWorker('second')
  await hears(second, 'begun job', takenOverWithin)
  await until(async () => (await effects()).length > 0, { what: 'the effect' })
  expect(await effects()).toEqual([{ job: 'job', worker: 'second' }])
}, 120_000)

test('a frozen worker’s job goes on at the next one; thawed, it writes nothing and does the next job', async () => {
  const first = await startWorker('first')
  await add('job', 2_000)
  await hears(first, 'begun job')
  first.process.kill('SIGSTOP')
  const second = await startWorker('second')
  await hears(second, 'begun job', takenOverWithin)
  // Thawed while the other one is still at it: only the fence tells them apart.
  first.process.kill('SIGCONT')
  await until(async () => (await effects()).length > 0, { what: 'the effect' })
  await hears(first, 'writes job')
  second.process.kill('SIGKILL')
  await add('next', 0)
  await hears(first, 'begun next') // so it is done with the other one
  expect((await effects()).filter(({ job }) => job === 'job')).toEqual([{ job: 'job', worker: 'second' }])
}, 120_000)

test('a job that takes many leases stays with its worker while that lives', async () => {
  const both = [await startWorker('first'), await startWorker('second')]
  await add('long', 3 * takeoverLeaseMs)
  await until(async () => (await effects()).length > 0, { what: 'the effect', within: 60_000 })
  expect(both.flatMap(({ heard }) => heard.filter((word) => word === 'begun long'))).toHaveLength(1)
}, 120_000)
