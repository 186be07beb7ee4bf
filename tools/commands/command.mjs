/**
 * `npm run topics`, `redrive`, `redrive:jobs`, `buckets`, `register` and `time-ledger`: commands of libraries and of services,
 * which are in the services' images too (dist/commands). Here they are built first when something changed.
 *
 * Without a carrier `redrive`, and with a service `redrive:jobs`, speak of the system that `npm start` runs (DATA_DIR).
 *
 *   node tools/commands/command.mjs <name> [options of that command]
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensurePackages, repository, requireNode, Unprepared } from '../standalone/prepare.mjs'
import { standaloneDatabase, standaloneEvents, standaloneObjects } from './standalone-databases.mjs'

/** By the project that has them. */
const projects = {
  topics: 'libs/platform/messaging',
  redrive: 'libs/platform/messaging',
  'redrive-jobs': 'libs/platform/jobs',
  buckets: 'libs/platform/storage',
  register: 'apps/trademark',
  'time-ledger': 'apps/enforcement',
}
const [name, ...options] = process.argv.slice(2)

/** Standard output is the command's own. */
const say = (text) => console.error(text)

try {
  if (!Object.hasOwn(projects, name))
    throw new Unprepared(`a command is one of ${Object.keys(projects).join(', ')}`)
  requireNode()
  await ensurePackages(say)
  await ensureBuild(say)
  const file = join(repository, projects[name], 'dist/commands', `${name}.js`)
  const service = name === 'register' ? 'trademark' : name === 'redrive-jobs' && takeService(options)
  const database = service ? standaloneDatabase(service) : {}
  const objects = name === 'register' ? standaloneObjects() : {}
  const env = { ...process.env, ...(name === 'redrive' && standaloneEvents()), ...database, ...objects }
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit', env })
  process.exitCode = status ?? 1
} catch (error) {
  if (!(error instanceof Unprepared)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** `--service` is ours to understand: the program itself is given a database. */
function takeService(given) {
  const at = given.indexOf('--service')
  return at < 0 ? undefined : given.splice(at, 2)[1]
}
