import { parseArgs } from 'node:util'
import { readDatabaseUrl } from '@originseal/database'
import { runCommand } from '@originseal/runtime'
import { z } from 'zod'
import { ParkedJobs, type WhichJobs } from '../parked-jobs'

const usage = `npm run redrive:jobs -- --service protection [--list] [--kind name]… [--id id]…

Lets a service try the jobs again that it had given up; with --list only shows them. One that fails again is parked again.
--kind and --id choose; without them all are meant. --service is one of the system that npm start runs; any other one's
database is named by --database url or DATABASE_URL.`

const given = z.object({
  database: z.url().optional(),
  list: z.boolean().default(false),
  kind: z.array(z.string()).optional(),
  id: z.array(z.uuid()).optional(),
})

void runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      list: { type: 'boolean' },
      kind: { type: 'string', multiple: true },
      id: { type: 'string', multiple: true },
    },
  })
  const { database = readDatabaseUrl(), list, kind: kinds, id: ids } = given.parse(values)
  const parked = await ParkedJobs.connect(database)
  try {
    await (list ? show(parked, { kinds, ids }) : redrive(parked, { kinds, ids }))
  } finally {
    await parked.close()
  }
})

async function show(parked: ParkedJobs, which: WhichJobs): Promise<void> {
  const jobs = await parked.list(which)
  for (const { id, kind, failures, failure, parkedAt } of jobs)
    process.stdout.write(`${[parkedAt.toISOString(), id, kind, `${failures} tries`, failure].join('\t')}\n`)
  process.stdout.write(`${jobs.length} jobs are parked\n`)
}

async function redrive(parked: ParkedJobs, which: WhichJobs): Promise<void> {
  process.stdout.write(`${await parked.redrive(which)} jobs are tried again\n`)
}
