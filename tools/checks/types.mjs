/**
 * `node tools/checks/types.mjs <package>`: the types of one package and of what it uses, by the settings of the whole. `npm test`
 * checks all at once, which costs less than one after another.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../standalone/prepare.mjs'

const [root = ''] = process.argv.slice(2)
const isWeb = root === 'apps/web'
const folder = join(repository, '.cache', 'tsc')
const project = join(folder, `${root.replaceAll('/', '-')}.json`)
mkdirSync(folder, { recursive: true })
const narrowed = { extends: '../../tsconfig.json', include: [`../../${root}/src/**/*.ts`], exclude: [] }
if (!isWeb) writeFileSync(project, JSON.stringify(narrowed))
const args = ['node_modules/ts7/bin/tsc', '-p', isWeb ? 'apps/web/tsconfig.json' : project]
process.exitCode = spawnSync(process.execPath, args, { cwd: repository, stdio: 'inherit' }).status ?? 1
