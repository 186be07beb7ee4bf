/**
 * `npm run time-ledger:check -- <origin or rows.csv>`: calculates the public time ledger again, in two ways. Our own command must
 * give what the page shows, to the digit; lifelines (PyPI), which knows nothing of us, the same to four digits. Where
 * lifelines can't be had, that part is 'not run'. Without an argument it is the rows of the test.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { repository } from '../standalone/prepare.mjs'

const LIFELINES = '0.30.3'
const environment = join(repository, '.cache', `lifelines-${LIFELINES}`)
const python = join(environment, 'bin', 'python')
const [source = join(repository, 'apps/enforcement/src/time-ledger/fixtures/rows.csv')] =
  process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'originseal-time-ledger-'))

try {
  const isPublished = /^https?:/.test(source)
  const rows = isPublished ? join(folder, 'rows.csv') : source
  if (isPublished) writeFileSync(rows, await (await answerOf('/api/public/time-ledger/rows')).text())
  const ours = calculated(rows)
  if (isPublished) {
    const { data } = await (await answerOf('/api/public/time-ledger')).json()
    const isSame = isDeepStrictEqual(ours, { platforms: data.platforms, falseClaims: data.falseClaims })
    report('the page, from its rows', isSame, `${ours.platforms.length} platforms, to the digit`)
  }
  const missing = ensureLifelines()
  if (missing) console.log(`lifelines ${LIFELINES}: not run (${missing})`)
  else compareWithLifelines(rows, ours.platforms)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function answerOf(path) {
  const answer = await fetch(new URL(path, source))
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

function report(what, isRight, detail) {
  console.log(`${what}: ${isRight ? 'equal' : 'DIFFERENT'} (${detail})`)
  if (!isRight) process.exitCode = 1
}

/** @returns what the standard output of the command says, which must end well */
function outputOf(program, options) {
  const { status, stdout, stderr, error } = spawnSync(program, options, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${options.join(' ')}: ${error?.message ?? stderr}`)
  return JSON.parse(stdout)
}

function calculated(rows) {
  return outputOf(process.execPath, [join(repository, 'tools/commands/command.mjs'), 'time-ledger', rows])
}

/** @returns why lifelines can't be had here; undefined where it is there */
function ensureLifelines() {
  const imports = () => spawnSync(python, ['-c', 'import lifelines'], { encoding: 'utf8' }).status === 0
  if (existsSync(python) && imports()) return undefined
  const made = spawnSync('python3', ['-m', 'venv', environment], { encoding: 'utf8' })
  if (made.status !== 0) return `python3 with venv is not here (${made.error?.message ?? made.stderr.trim()})`
  const pip = ['-m', 'pip', 'install', '-q', `lifelines==${LIFELINES}`]
  const installed = spawnSync(python, pip, { encoding: 'utf8' })
  return installed.status === 0 ? undefined : `pip could not install it: ${installed.stderr.trim()}`
}

function compareWithLifelines(rows, platforms) {
  const theirs = outputOf(python, [join(repository, 'tools/time-ledger/with-lifelines.py'), rows])
  let compared = 0
  const differences = []
  const compare = (what, own, other) => {
    compared++
    const isSame = own === null || other === null ? own === other : Math.abs(own - other) < 5e-5
    if (!isSame) differences.push(`${what}: ours ${own}, theirs ${other}`)
  }
  for (const { platform, figures } of platforms.filter((each) => each.figures)) {
    const { curve, ...other } = theirs[platform]
    for (const [name, value] of Object.entries(other)) compare(`${platform} ${name}`, figures[name], value)
    compare(`${platform}: points`, figures.curve.length, curve.length)
    for (const [index, [hours, ...shares]] of curve.entries()) {
      const point = figures.curve[index]
      // Once everything has been removed we give no band, and lifelines 1.
      const own = [point?.removed, point?.band?.low ?? 1, point?.band?.high ?? 1]
      compare(`${platform}: hour of point ${index}`, point?.hours, hours)
      for (const [at, share] of shares.entries()) compare(`${platform} at hour ${hours}`, own[at], share)
    }
  }
  for (const difference of differences) console.log(difference)
  report(`lifelines ${LIFELINES}`, differences.length === 0, `${compared} figures, to four digits`)
}
