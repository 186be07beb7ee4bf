import { createTestDatabase, until, type TestDatabase } from '@originseal/testing'
import type { Tx } from '@originseal/database'
import { z } from 'zod'
import { defineJob, defineRecurringJob } from './job'
import { startJobs, type JobsProcess } from './jobs.harness'
import { JobsRepository, LeaseLost } from './jobs.repository'
import { RunJobs } from './run-jobs'
import { ParkedJobs } from './parked-jobs'
import { OnJob, OnJobGivenUp, PermanentFailure, type Effect, type RunningJob } from './on-job'

const payload = z.object({ name: z.string() })
const retry = { tries: 3, pausesMs: [200, 400] } as const
const shared = { retry, leaseMs: 2_000 }
const noted = defineJob({ name: 'probe.note', payload, ...shared, concurrency: { perProcess: 3 } })
const serial = defineJob({
  name: 'probe.serial',
  payload,
  ...shared,
  concurrency: { perProcess: 3, perKey: 1 },
})
const mourned = defineJob({ name: 'probe.mourned', payload, ...shared })
const bounded = defineJob({ name: 'probe.bounded', payload, ...shared, timeoutMs: 300 })
const unattended = defineJob({ name: 'probe.unattended', payload })
const ticking = defineRecurringJob({ name: 'probe.tick', schedule: '* * * * * *', leaseMs: 2_000 })

type Job = RunningJob<{ name: string }>
/** What a job does in a test; by its name. */
const doings = new Map<string, (job: Job) => Promise<Effect | void>>()
const begun: { name: string; attempt: number; at: number }[] = []
let running = 0
let mostRunning = 0

async function perform(job: Job): Promise<Effect | void> {
  begun.push({ name: job.payload.name, attempt: job.attempt, at: Date.now() })
  running += 1
  mostRunning = Math.max(mostRunning, running)
  try {
    return await doings.get(job.payload.name)?.(job)
  } finally {
    running -= 1
  }
}

class Handlers {
  @OnJob(noted) note(job: Job) {
    return perform(job)
  }
  @OnJob(serial) inTurn(job: Job) {
    return perform(job)
  }
  @OnJob(bounded) inTime(job: Job) {
    return perform(job)
  }
  @OnJob(mourned) mourn(job: Job) {
    return perform(job)
  }
  @OnJobGivenUp(mourned) async givenUp({ payload: { name } }: Pick<Job, 'payload'>, reason: string, tx: Tx) {
    await tx.query('INSERT INTO effect VALUES ($1, $2)', [name, `given up: ${reason}`])
  }
}

class Ticks {
  @OnJob(ticking) async tick(): Promise<Effect> {
    return (tx) => tx.query("INSERT INTO effect VALUES ('tick', to_char(now(), 'HH24:MI:SS'))")
  }
}

let database: TestDatabase
const processes: JobsProcess[] = []

async function start(...handlers: (new () => object)[]): Promise<JobsProcess> {
  const started = await startJobs(database.url, handlers)
  processes.push(started)
  await started.sql('CREATE TABLE IF NOT EXISTS effect (job text, word text)')
  return started
}

beforeEach(async () => {
  database = await createTestDatabase()
  doings.clear()
  begun.length = 0
  running = mostRunning = 0
})
afterEach(async () => {
  await Promise.all(processes.splice(0).map((process) => process.stop()))
  await database.drop()
})

const write =
  (name: string, word = 'done'): Effect =>
  (tx) =>
    tx.query('INSERT INTO effect VALUES ($1, $2)', [name, word])
const effects = ({ sql }: JobsProcess) => sql<{ job: string; word: string }>('SELECT * FROM effect')
const left = ({ sql }: JobsProcess) =>
  sql<{ state: string; failures: number; failure: string | null; fence: number }>(
    'SELECT state, failures, failure, fence FROM job WHERE NOT recurs ORDER BY sequence',
  )
const isEmpty = async (process: JobsProcess) => (await left(process)).length === 0
const gate = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test('a job that is asked for in a transaction that rolls back is never begun', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  await expect(
    transaction.run(async (tx) => {
      await jobs.add(tx, noted, { name: 'never' })
      throw new Error('planted')
    }),
  ).rejects.toThrow('planted')
  doings.set('after', async () => write('after'))
  await transaction.run((tx) => jobs.add(tx, noted, { name: 'after' }))
  await until(() => isEmpty(service), { what: 'the other job to be done' })
  expect(begun.map(({ name }) => name)).toEqual(['after'])
})

test('a payload that does not fit is refused when the job is added, and parked when a row has it', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  await expect(transaction.run((tx) => jobs.add(tx, noted, { name: 1 as never }))).rejects.toThrow(z.ZodError)
  await service.sql(
    `INSERT INTO job (id, kind, payload, state, due_at) VALUES (gen_random_uuid(), $1, '{"name":1}', 'waiting', now())`,
    [noted.name],
  )
  const [row] = await until(
    async () => {
      const rows = await left(service)
      return rows[0]?.state === 'parked' ? rows : undefined
    },
    { what: 'the job to be parked' },
  )
  expect(row).toMatchObject({ failure: expect.stringMatching(/^the payload does not fit: name/u) })
  expect(begun).toEqual([])
})

test('effect and completion commit together: an effect that fails leaves neither, and is tried again', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  doings.set('half', async ({ attempt }) => async (tx) => {
    await write('half', `try ${attempt}`)(tx)
    if (attempt === 1) throw new Error('planted')
  })
  await transaction.run((tx) => jobs.add(tx, noted, { name: 'half' }))
  await until(() => isEmpty(service), { what: 'the job to be done' })
  expect(await effects(service)).toEqual([{ job: 'half', word: 'try 2' }])
})

test('a job that fails is tried again after growing pauses, then parked with its reason', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  doings.set('failing', async ({ attempt }) => {
    throw new Error(`planted ${attempt}`)
  })
  await transaction.run((tx) => jobs.add(tx, noted, { name: 'failing' }))
  await until(async () => (await left(service))[0]?.state === 'parked', { what: 'the job to be parked' })
  expect(await left(service)).toMatchObject([{ failures: 3, failure: 'planted 3' }])
  expect(begun.map(({ attempt }) => attempt)).toEqual([1, 2, 3])
  const [first, second, third] = begun.map(({ at }) => at) as [number, number, number]
  expect(second - first).toBeGreaterThanOrEqual(190)
  expect(third - second).toBeGreaterThanOrEqual(390)
  expect(await service.metrics()).toMatch(/^originseal_jobs_parked\{kind="probe.note"\} 1$/mu)
  expect(await service.metrics()).toMatch(/^originseal_job_failures_total\{kind="probe.note"\} 3$/mu)
})

test('a permanent failure is parked at once', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  doings.set('hopeless', async () => {
    throw new PermanentFailure('no such thing')
  })
  await transaction.run((tx) => jobs.add(tx, noted, { name: 'hopeless' }))
  await until(async () => (await left(service))[0]?.state === 'parked', { what: 'the job to be parked' })
  expect(begun).toHaveLength(1)
})

test('a parked job is shown with its reason, and one that is redriven has all its tries before it', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  doings.set('parked', async () => {
    throw new PermanentFailure('planted')
  })
  doings.set('other', doings.get('parked')!)
  await transaction.run((tx) => jobs.add(tx, noted, { name: 'parked' }))
  await transaction.run((tx) => jobs.add(tx, bounded, { name: 'other' }))
  const parked = await ParkedJobs.connect(database.url)
  const kinds = [noted.name]
  try {
    await until(async () => (await parked.list()).length === 2, { what: 'both to be parked' })
    expect(await parked.list({ kinds })).toMatchObject([
      { kind: noted.name, failures: 1, failure: 'planted', parkedAt: expect.any(Date) },
    ])
    doings.set('parked', async ({ attempt }) => write('parked', `try ${attempt}`))
    expect(await parked.redrive({ kinds })).toBe(1)
    await until(async () => (await parked.list()).length === 1, { what: 'one to be done' })
    await until(async () => (await effects(service)).length > 0, { what: 'the effect' })
    expect(await effects(service)).toEqual([{ job: 'parked', word: 'try 1' }])
  } finally {
    await parked.close()
  }
})

test('who takes note of given-up jobs does so in the transaction that ends them, and nothing is parked', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  doings.set('mourned', async () => {
    throw new PermanentFailure('planted')
  })
  await transaction.run((tx) => jobs.add(tx, mourned, { name: 'mourned' }))
  await until(() => isEmpty(service), { what: 'the job to be given up' })
  expect(await effects(service)).toEqual([{ job: 'mourned', word: 'given up: planted' }])
})

test('a job that its workers do not survive is given up in the end', async () => {
  const service = await start(Handlers)
  await service.sql(
    `INSERT INTO job (id, kind, payload, state, due_at, losses)
     VALUES (gen_random_uuid(), $1, '{"name":"deadly"}', 'running', now(), 12)`,
    [noted.name],
  )
  await until(async () => (await left(service))[0]?.state === 'parked', { what: 'the job to be parked' })
  expect(await left(service)).toMatchObject([{ failure: '13 workers were lost with this job' }])
  expect(begun).toEqual([])
})

test('a job for later is begun when its time has come', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  const runAt = new Date(Date.now() + 1_500)
  await transaction.run((tx) => jobs.add(tx, noted, { name: 'later' }, { runAt }))
  await transaction.run((tx) => jobs.add(tx, noted, { name: 'now' }))
  await until(() => isEmpty(service), { what: 'both to be done' })
  expect(begun.map(({ name }) => name)).toEqual(['now', 'later'])
  expect(begun[1]!.at).toBeGreaterThanOrEqual(runAt.getTime() - 50)
})

test('of one kind so many run at a time as it says, in each process', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  const { open, opened } = gate()
  await transaction.run(async (tx) => {
    for (let number = 0; number < 7; number += 1) {
      doings.set(`job ${number}`, () => opened)
      await jobs.add(tx, noted, { name: `job ${number}` })
    }
  })
  await until(() => running === 3, { what: 'three jobs to run' })
  const text = await service.metrics()
  expect(text).toMatch(/^originseal_jobs_waiting\{kind="probe.note"\} 4$/mu)
  open()
  await until(() => isEmpty(service), { what: 'all to be done' })
  expect({ begun: begun.length, mostRunning }).toEqual({ begun: 7, mostRunning: 3 })
  expect(await service.metrics()).toMatch(/^originseal_jobs_done_total\{kind="probe.note"\} 7$/mu)
})

test('an application with a microservice is told twice to begin: its jobs have their places once', async () => {
  const service = await start(Handlers)
  await service.app.get(RunJobs).onApplicationBootstrap()
  const { jobs, transaction } = service
  const { open, opened } = gate()
  await transaction.run(async (tx) => {
    for (let number = 0; number < 7; number += 1) {
      doings.set(`job ${number}`, () => opened)
      await jobs.add(tx, noted, { name: `job ${number}` })
    }
  })
  await until(() => running >= 3, { what: 'jobs to run' })
  doings.set('other', async () => open())
  await transaction.run((tx) => jobs.add(tx, mourned, { name: 'other' }))
  await until(() => isEmpty(service), { what: 'all to be done' })
  expect(mostRunning).toBe(4) // three, and the one that opens the gate
})

test('of one key one job runs at a time over all processes, and other keys beside it', async () => {
  const [first, second] = [await start(Handlers), await start(Handlers)]
  const now = new Map<string, number>()
  let met = 0
  const { open, opened } = gate()
  await first.transaction.run(async (tx) => {
    for (let number = 0; number < 12; number += 1) {
      const key = `key ${number % 2}`
      doings.set(`job ${number}`, async () => {
        now.set(key, (now.get(key) ?? 0) + 1)
        if (now.get(key)! > 1) met += 1
        if (number < 2) await opened
        now.set(key, now.get(key)! - 1)
      })
      await first.jobs.add(tx, serial, { name: `job ${number}` }, { key })
    }
  })
  await until(() => running === 2, { what: 'one job of each key to run' })
  open()
  await until(() => isEmpty(second), { what: 'all to be done' })
  expect({ met, begun: begun.length }).toEqual({ met: 0, begun: 12 })
})

test('a job that is cancelled while it runs is aborted and writes nothing', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  const ended = gate()
  doings.set('cancelled', async ({ signal, hold }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    await expect(transaction.run(hold)).rejects.toThrow(LeaseLost)
    ended.open()
    return write('cancelled')
  })
  await transaction.run((tx) => jobs.add(tx, noted, { name: 'cancelled' }, { key: 'thing' }))
  await until(() => running === 1, { what: 'the job to run' })
  await transaction.run((tx) => jobs.cancel(tx, noted, 'thing'))
  await ended.opened
  await until(() => running === 0, { what: 'the job to end' })
  await service.stop()
  processes.length = 0
  const after = await start()
  expect(await effects(after)).toEqual([])
})

test('a try that takes too long is aborted and tried again', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  doings.set('slow', async ({ attempt, signal }) => {
    if (attempt === 1)
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    return write('slow', `try ${attempt}`)
  })
  await transaction.run((tx) => jobs.add(tx, bounded, { name: 'slow' }))
  await until(() => isEmpty(service), { what: 'the job to be done' })
  expect(await effects(service)).toEqual([{ job: 'slow', word: 'try 2' }])
})

test('a process that stops ends what it does, or gives it back without counting a try', async () => {
  const service = await start(Handlers)
  const { jobs, transaction } = service
  doings.set('quick', async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return write('quick')
  })
  doings.set('long', async ({ signal }) => {
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await transaction.run(async (tx) => {
    await jobs.add(tx, noted, { name: 'quick' })
    await jobs.add(tx, noted, { name: 'long' })
  })
  await until(() => running === 2, { what: 'both to run' })
  await service.stop()
  processes.length = 0
  const next = await start()
  expect(await effects(next)).toEqual([{ job: 'quick', word: 'done' }])
  expect(await left(next)).toMatchObject([{ state: 'waiting', failures: 0 }])
})

test('a recurring job has its effect once at each time, however many processes there are', async () => {
  const all = await Promise.all([start(Ticks), start(Ticks), start(Ticks)])
  const ticks = async () => (await effects(all[0]!)).map(({ word }) => word)
  await until(async () => (await ticks()).length >= 5, { what: 'five times' })
  await Promise.all(all.slice(1).map((service) => service.stop()))
  processes.splice(0, processes.length, all[0]!)
  const heard = await ticks()
  expect(new Set(heard).size).toBe(heard.length)
  expect(await all[0]!.sql('SELECT state FROM job')).toHaveLength(1)
})

test('a recurring job that fails for good waits for its next time', async () => {
  let fails = true
  class Failing {
    @OnJob(ticking) async tick(): Promise<Effect> {
      if (fails) throw new PermanentFailure('planted')
      return write('tick')
    }
  }
  const service = await start(Failing)
  const failure = async () =>
    (await service.sql<{ failure: string | null }>('SELECT failure FROM job'))[0]?.failure
  await until(async () => (await failure()) === 'planted', { what: 'the failure to be noted' })
  fails = false
  await until(async () => (await effects(service)).length > 0, { what: 'the next time' })
  expect(await failure()).toBeNull()
})

test('jobs that nobody does wait, and those who look are told of them', async () => {
  const service = await start()
  await service.transaction.run((tx) => service.jobs.add(tx, unattended, { name: 'x' }))
  await service.sql("UPDATE job SET due_at = now() - interval '90 seconds'")
  const text = await service.metrics()
  expect(text).toMatch(/^originseal_jobs_waiting\{kind="probe.unattended"\} 1$/mu)
  expect(text).toMatch(/^originseal_jobs_oldest_seconds\{kind="probe.unattended"\} 9\d/mu)
})

test('a job is held by one process at a time; a silent holder’s goes on under a higher fence', async () => {
  const service = await start()
  const queue = service.app.get(JobsRepository)
  const { transaction, jobs } = service
  await transaction.run((tx) => jobs.add(tx, unattended, { name: 'x' }))
  const claims = (await Promise.all(Array.from({ length: 8 }, () => queue.claim(unattended, 1)))).flat()
  expect(claims).toHaveLength(1)
  const [first] = claims
  await queue.renew(first!, unattended)
  expect(await queue.claim(unattended, 1)).toEqual([])
  await service.sql("UPDATE job SET due_at = now() - interval '1 second'")
  const [second] = await queue.claim(unattended, 1)
  expect(second).toMatchObject({ fence: first!.fence + 1, isRescued: true, losses: 1 })
  for (const late of [
    () => queue.renew(first!, unattended),
    () => transaction.run((tx) => queue.hold(tx, first!)),
    () => transaction.run((tx) => queue.finish(tx, first!, unattended)),
    () => transaction.run((tx) => queue.retry(tx, first!, unattended, 'late')),
    () => transaction.run((tx) => queue.park(tx, first!, unattended, 'late')),
    () => transaction.run((tx) => queue.release(tx, first!, unattended)),
  ])
    await expect(late()).rejects.toThrow(LeaseLost)
  await transaction.run((tx) => queue.finish(tx, second!, unattended))
  expect(await isEmpty(service)).toBe(true)
})
