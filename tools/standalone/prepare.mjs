/**
 * What must be there before the product's own programs can run: Node, packages, builds, a browser. Shared by
 * `npm start` and `npm test`, and written with Node's own modules only, since at first nothing else is there.
 */
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
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
async function logged(name, command, args, env = {}, root = repository) {
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

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
]

/** Where a program of this name is on the PATH. */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** The newest browser that puppeteer has downloaded for somebody on this machine, if it has. */
function fromPuppeteer() {
  const cache = join(process.env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer'), 'chrome')
  if (!existsSync(cache)) return undefined
  const programs = readdirSync(cache).flatMap((version) =>
    readdirSync(join(cache, version)).map((build) => join(cache, version, build, 'chrome')),
  )
  return programs
    .filter((path) => existsSync(path))
    .sort()
    .at(-1)
}

/** Debian and its kin, as root: there a package can simply be installed. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined
}

/** @param {Say} say */
async function installChromium(say) {
  say('installing Chromium from the system’s packages')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Debian installs its own updates now and then; their lock is waited for.
  const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', 'chromium']
  if ((await logged('apt-install', 'apt-get', install, env)).code === 0) return
  // A fresh machine does not know its packages yet.
  await logged('apt-update', 'apt-get', ['update'], env)
  const { code, log } = await logged('apt-install', 'apt-get', install, env)
  if (code !== 0) say(`Chromium could not be installed; what apt-get said is in ${log}`)
}

/**
 * Finds a Chromium, installing one where that is possible.
 * @param {Say} say
 * @returns {Promise<string>} its absolute path; empty when there is none, which is said
 */
export async function findChromium(say) {
  const chosen = process.env.PUPPETEER_EXECUTABLE_PATH
  if (chosen) {
    if (existsSync(chosen)) return realpathSync(chosen)
    throw new Unprepared(`PUPPETEER_EXECUTABLE_PATH is ${chosen}, and nothing is there.`)
  }
  const find = () => BROWSERS.map(onPath).find(Boolean) ?? ELSEWHERE.find((path) => existsSync(path))
  const found = find() ?? fromPuppeteer()
  if (found) return found
  if (canInstall()) {
    await installChromium(say)
    const installed = find()
    if (installed) return installed
  }
  say(
    'there is no Chromium: install it, or set PUPPETEER_EXECUTABLE_PATH; until then pages are read without one',
  )
  return ''
}
