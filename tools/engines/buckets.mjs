/**
 * `npm run buckets`: the command of @originseal/storage, which is in the images of services with files too
 * (libs/platform/storage/dist/commands). Here it is built first when something changed.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensurePackages, repository, requireNode, Unprepared } from '../standalone/prepare.mjs'

/** Standard output is the command's own. */
const say = (text) => console.error(text)

try {
  requireNode()
  await ensurePackages(say)
  await ensureBuild(say)
  const file = join(repository, 'libs/platform/storage/dist/commands/buckets.js')
  process.exitCode =
    spawnSync(process.execPath, [file, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
} catch (error) {
  if (!(error instanceof Unprepared)) throw error
  console.error(error.message)
  process.exitCode = 1
}
