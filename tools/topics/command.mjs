/**
 * `npm run topics` and `npm run redrive`: the commands of @originseal/messaging, which are in every service's image
 * too (libs/platform/messaging/dist/commands). Here they are built first when something changed.
 *
 * Without a carrier `redrive` speaks of the system that `npm start` runs (DATA_DIR).
 *
 *   node tools/topics/command.mjs <name> [options of that command]
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensurePackages, repository, requireNode, Unprepared } from '../standalone/prepare.mjs'
import { standaloneEvents } from './standalone-events.mjs'

const [name, ...options] = process.argv.slice(2)
const commands = ['topics', 'redrive']

/** Standard output is the command's own. */
const say = (text) => console.error(text)

try {
  if (!commands.includes(name)) throw new Unprepared(`a command is one of ${commands.join(', ')}`)
  requireNode()
  await ensurePackages(say)
  await ensureBuild(say)
  const file = join(repository, 'libs/platform/messaging/dist/commands', `${name}.js`)
  const env = { ...process.env, ...(name === 'redrive' && standaloneEvents()) }
  const { status } = spawnSync(process.execPath, [file, ...options], { stdio: 'inherit', env })
  process.exitCode = status ?? 1
} catch (error) {
  if (!(error instanceof Unprepared)) throw error
  console.error(error.message)
  process.exitCode = 1
}
