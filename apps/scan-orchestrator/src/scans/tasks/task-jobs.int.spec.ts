import { openDatabase } from '@originseal/database'
import { createTestDatabase } from '@originseal/testing'
import { database as orchestratorDatabase } from '../../data-source'
import { EvidenceRemovalJobs1700000016000 } from '../../migrations/1700000016000-evidence-removal-jobs'
import { TaskJobs1700000016200 } from '../../migrations/1700000016200-task-jobs'
import { VideoJobs1700000016100 } from '../../migrations/1700000016100-video-jobs'

const changes = new Set<string>(
  [EvidenceRemovalJobs1700000016000, VideoJobs1700000016100, TaskJobs1700000016200].map(({ name }) => name),
)

test('what was under way before there were jobs goes on as jobs, and so does what the version before begins', async () => {
  const own = await createTestDatabase()
  const now = orchestratorDatabase(own.url)
  const before = await openDatabase({
    ...now,
    migrations: now.migrations.filter(({ name }) => !changes.has(name)),
  })
  const [work, scan, waiting, running, done, late, video, lateVideo, gone, lateGone] = Array.from(
    { length: 10 },
    () => crypto.randomUUID(),
  )
  const task = `INSERT INTO scan_task (id, scan_id, step, payload, state, attempts, leased_until)
    VALUES ($1, $2, 'rerank', '{}', $3, $4, now())`
  const film = `INSERT INTO video_scan (id, owner_id, filename, state, started_at)
    VALUES ($1, $1, 'f', 'processing', now())`
  const removal = 'INSERT INTO evidence_removal (scan_id, due_at) VALUES ($1, now())'
  await before.query(
    `INSERT INTO watched_work VALUES ($1, $1, 't', 'f', '{}', 'image/png', 1, 1, 1, 's', 'c', '{}', '{}', 'k', now())`,
    [work],
  )
  await before.query(
    `INSERT INTO scan (id, work_id, owner_id, state, step, progress, started_at)
     VALUES ($1, $2, $2, 'processing', 'rerank', 5, now())`,
    [scan, work],
  )
  await before.query(task, [waiting, scan, 'waiting', 1])
  await before.query(task, [running, scan, 'running', 0])
  await before.query(task, [done, scan, 'done', 0])
  await before.query(film, [video])
  await before.query(removal, [gone])

  const after = await openDatabase(now)
  await before.query(task, [late, scan, 'waiting', 0])
  await before.query(film, [lateVideo])
  await before.query(removal, [lateGone])

  const jobs: { kind: string; about: string; failures: number }[] = await after.query(
    `SELECT kind, coalesce(key, payload ->> 'scanId') AS about, failures FROM job ORDER BY sequence`,
  )
  const ofKind = (kind: string) => jobs.filter((job) => job.kind === kind).map(({ about }) => about)
  expect(ofKind('reports.remove-evidence')).toEqual([gone, gone, lateGone, lateGone])
  expect(ofKind('videos.look-at')).toEqual([video, lateVideo])
  expect(ofKind('scans.do-task')).toEqual([waiting, running, late])
  expect(jobs.find(({ about }) => about === waiting)?.failures).toBe(1)
  const open: { id: string }[] = await after.query(
    "SELECT id FROM scan_task WHERE state = 'open' ORDER BY sequence",
  )
  expect(open.map(({ id }) => id)).toEqual([waiting, running, late])
  for (const source of [before, after]) await source.destroy()
  await own.drop()
})
