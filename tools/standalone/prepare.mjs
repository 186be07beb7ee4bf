/**
 * What must be there before the product's own programs can run: Node, packages, builds. Shared by
 * `npm start` and `npm test`, and written with Node's own modules only, since at first nothing else is there.
 */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteScriptsRun, scriptsToRun } from './install-scripts.mjs'

/** @typedef {(text: string) => void} Say */

/** Absolute path of the repository. */
export const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Why the preparation can't go on, in one sentence for the person at the keyboard. */
export class Unprepared extends Error {}

/** The first version of each line that our packages run on; `engines` of package.json says the same. */
const FIRST = ['20.19', '22.13', '24.11']

/** @throws {Unprepared} on a Node that can't load ES modules by `require`, or that our packages do not run on */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const lines = FIRST.map((first) => first.split('.').map(Number))
  const newest = Math.max(...lines.map(([line]) => line))
  if (major > newest || lines.some(([line, least]) => major === line && minor >= least)) return
  throw new Unprepared(
    `OriginSeal needs Node 24 (24.11 or later; 22.13 and 20.19 will do); this is Node ${version}.`,
  )
}

/**
 * Runs a program with its output in a file of .cache/.
 * @param {string} name of the log
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] beside the process's own
 * @param {string} [root] where it runs
 * @returns {Promise<{ code: number | null, log: string }>} `code` is null when a signal or its absence ended it
 */
export async function logged(name, command, args, env = {}, root = repository) {
  const folder = join(root, '.cache')
  mkdirSync(folder, { recursive: true })
  const log = join(folder, `${name}.log`)
  const output = openSync(log, 'w')
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  closeSync(output)
  return { code, log }
}

/** The last lines of a log, for the terminal. */
function tail(log, lines = 25) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

/**
 * Why the installed packages are not those of package-lock.json; undefined when they are. npm leaves what it
 * has installed in node_modules/.package-lock.json, as its last act, so an interrupted installation shows.
 * @returns {string | undefined}
 */
export function staleness(root = repository) {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
    existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')).packages : undefined,
  )
  if (!wanted) return undefined
  if (!installed) return 'there are none'
  for (const [place, { version, link, optional, peer, devOptional }] of Object.entries(wanted)) {
    if (!place.includes('node_modules/')) continue
    const found = installed[place]
    if (!found && (optional || peer || devOptional)) continue
    if (!found) return `${place} is missing`
    if (!link && found.version !== version) return `${place} is ${found.version}, not ${version}`
  }
  return undefined
}

/**
 * Installs the packages when they are missing or not those of package-lock.json, and runs the install scripts of the
 * few that need theirs (install-scripts.mjs).
 * @param {Say} say
 * @throws {Unprepared} when npm fails
 */
export async function ensurePackages(say, root = repository) {
  const reason = staleness(root)
  if (reason) {
    say(`installing the packages (${reason}); this takes a minute or two`)
    await npm('npm-ci', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], root)
    say('the packages are installed')
  }
  const names = scriptsToRun(root)
  if (names.length > 0) await npm('npm-rebuild', ['rebuild', '--ignore-scripts=false', ...names], root)
  noteScriptsRun(root)
}

/** @throws {Unprepared} with its last lines when npm fails */
async function npm(name, args, root) {
  // The npm that started us where one did: it is sure to be there.
  const [command, ...first] = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const { code, log } = await logged(name, command, [...first, ...args], {}, root)
  if (code !== 0) throw new Unprepared(`${tail(log)}\nnpm ${args[0]} failed; all it said is in ${log}`)
}

/**
 * Builds what has changed since it was last built.
 * @param {Say} say
 * @throws {Unprepared} when a build fails
 */
export async function ensureBuild(say) {
  say('building what has changed')
  const nx = join(repository, 'node_modules', '.bin', 'nx')
  const env = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', CI: 'true' }
  const { code, log } = await logged('build', nx, ['run-many', '-t', 'build', '--outputStyle=static'], env)
  if (code !== 0) throw new Unprepared(`${tail(log, 60)}\nThe build failed; all it said is in ${log}`)
}
