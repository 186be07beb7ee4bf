/** Schemathesis (https://schemathesis.io, MIT), which makes requests of an OpenAPI document and checks the answers. */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../../standalone/prepare.mjs'

export const VERSION = '4.32.5'
/** What every answer is held to. */
export const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'ignored_auth',
]

/** What counts as a refusal of unfit input: its own list, with what is too large. */
const CONFIGURATION = `[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 414, 415, 422, 428, 429, 431]
`

const environment = join(repository, '.cache', `schemathesis-${VERSION}`)
const program = join(environment, 'bin', 'schemathesis')

/**
 * Installs it into an environment of its own below .cache, unless it is there.
 * @returns {string | undefined} why it can't be had here
 */
export function ensureSchemathesis(say) {
  if (existsSync(program)) return undefined
  const run = (command, args) => spawnSync(command, args, { encoding: 'utf8' })
  const made = run('python3', ['-m', 'venv', environment])
  if (made.status !== 0) return `python3 with venv is not here (${made.error?.message ?? made.stderr.trim()})`
  say(`installing Schemathesis ${VERSION}`)
  const installed = run(join(environment, 'bin', 'pip'), ['install', '-q', `schemathesis==${VERSION}`])
  return installed.status === 0 ? undefined : `pip could not install it: ${installed.stderr.trim()}`
}

/**
 * One run over the whole document.
 * @param {{ origin: string, samples: string, folder: string, examples: number, seed: number }} run
 *   `samples`: the file for the hooks; `folder`: where report and log are kept
 * @returns {Promise<{ code: 0 | 1, report: string, log: string }>} the code is 0 when every check held
 * @throws when it did not come to its end
 */
export async function runSchemathesis({ origin, samples, folder, examples, seed }) {
  mkdirSync(folder, { recursive: true })
  const [report, log] = [join(folder, 'report.ndjson'), join(folder, 'log.txt')]
  writeFileSync(join(folder, 'schemathesis.toml'), CONFIGURATION)
  const output = openSync(log, 'w')
  const options = {
    phases: 'examples,coverage,fuzzing',
    checks: CHECKS.join(','),
    seed,
    'max-examples': examples,
    workers: 1,
    'request-timeout': 60,
    'report-ndjson-path': report,
    'generation-with-security-parameters': false,
    'generation-database': 'none',
  }
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const flags = ['--continue-on-failure', '--no-color', '--suppress-health-check=all']
  const child = spawn(program, ['run', `${origin}/api/openapi.json`, ...args, ...flags], {
    cwd: folder,
    env: {
      ...process.env,
      PYTHONPATH: import.meta.dirname,
      SCHEMATHESIS_HOOKS: 'hooks',
      FUZZ_SAMPLES: samples,
    },
    stdio: ['ignore', output, output],
  })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
  closeSync(output)
  // 0 and 1 are its verdicts; after anything else the report is not whole.
  if (code !== 0 && code !== 1) throw new Error(`Schemathesis ended with ${code}; what it said is in ${log}`)
  return { code, report, log }
}
