/**
 * The Chromium that pages are read with: the one that is named, the machine's own, one that was downloaded before, or
 * else a new one. Packages are loaded when they are needed, since at first there are none.
 */
import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { logged, Unprepared } from './prepare.mjs'

/** @typedef {import('./prepare.mjs').Say} Say */

/** Debian's package, and its program: Chromium without windows of its own, so that a page costs 40 % of the CPU. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const BROWSERS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]

/** Where a program of this name is on the PATH. */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Chrome where its installers put it on this system. */
async function installedChrome() {
  const { Browser, ChromeReleaseChannel, computeSystemExecutablePath } = await import('@puppeteer/browsers')
  try {
    return computeSystemExecutablePath({ browser: Browser.CHROME, channel: ChromeReleaseChannel.STABLE })
  } catch {
    // The package answers by an error where there is none.
    return existsSync('/snap/bin/chromium') ? '/snap/bin/chromium' : undefined
  }
}

const downloads = () => process.env.PUPPETEER_CACHE_DIR ?? join(homedir(), '.cache', 'puppeteer')

/** The newest one that Puppeteer has downloaded for this user. */
export async function downloadedChrome() {
  const { Browser, getInstalledBrowsers } = await import('@puppeteer/browsers')
  return (await getInstalledBrowsers({ cacheDir: downloads() }))
    .filter(({ browser, executablePath }) => browser === Browser.CHROME && existsSync(executablePath))
    .sort((one, other) => other.buildId.localeCompare(one.buildId, 'en', { numeric: true }))
    .at(0)?.executablePath
}

const find = async () => BROWSERS.map(onPath).find(Boolean) ?? (await installedChrome()) ?? downloadedChrome()

/** Debian and its kin, as root: there a package can simply be installed. */
function hasPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== undefined
}

/**
 * @param {string} name of the package
 * @param {Say} say
 */
async function installPackage(name, say) {
  say(`installing ${name} from the system’s packages`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  // Debian installs its own updates now and then; their lock is waited for.
  const install = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', name]
  if ((await logged('apt-install', 'apt-get', install, env)).code === 0) return
  // A fresh machine does not know its packages yet.
  await logged('apt-update', 'apt-get', ['update'], env)
  const { code, log } = await logged('apt-install', 'apt-get', install, env)
  if (code !== 0) say(`${name} could not be installed; what apt-get said is in ${log}`)
}

/**
 * Chrome for Testing, for this user alone.
 * @param {Say} say
 */
async function download(say) {
  const { Browser, detectBrowserPlatform, install, resolveBuildId } = await import('@puppeteer/browsers')
  const platform = detectBrowserPlatform()
  if (!platform) return
  say(`downloading Chrome for Testing into ${downloads()} (some 150 MB)`)
  try {
    const buildId = await resolveBuildId(Browser.CHROME, platform, 'stable')
    await install({ browser: Browser.CHROME, platform, buildId, cacheDir: downloads() })
  } catch (error) {
    say(`Chrome could not be downloaded: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Finds a Chromium, installing one where that is possible.
 * @param {Say} say
 * @returns {Promise<string>} its absolute path; empty when there is none, which is said
 * @throws {Unprepared} when PUPPETEER_EXECUTABLE_PATH leads nowhere
 */
export async function findChromium(say) {
  const chosen = process.env.PUPPETEER_EXECUTABLE_PATH
  if (chosen) {
    if (existsSync(chosen)) return realpathSync(chosen)
    throw new Unprepared(`PUPPETEER_EXECUTABLE_PATH is ${chosen}, and nothing is there.`)
  }
  const fromPackages = hasPackages() ? () => installPackage(HEADLESS_SHELL, say) : undefined
  for (const bring of [undefined, fromPackages, download]) {
    await bring?.(say)
    const found = await find()
    if (found) return found
  }
  say(
    'there is no Chromium: install it, or set PUPPETEER_EXECUTABLE_PATH; until then pages are read without one',
  )
  return ''
}

/**
 * As {@link findChromium}, for tests, which open many pages: installs the headless shell also where another Chromium is.
 * @param {Say} say
 * @returns {Promise<string>} its absolute path; empty when there is none, which is said
 */
export async function findHeadlessShell(say) {
  const isWanted = !process.env.PUPPETEER_EXECUTABLE_PATH && onPath(HEADLESS_SHELL) === undefined
  if (isWanted && hasPackages()) await installPackage(HEADLESS_SHELL, say)
  return findChromium(say)
}
