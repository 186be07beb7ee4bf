/**
 * Does package-lock.json name every optional package? npm leaves those out that its registry could not show
 * it (a mirror without other platforms' binaries), and `npm ci` then refuses the whole lockfile. And is every entry
 * what was reviewed (lockfile.rules.mjs)?
 *
 *   node tools/checks/lockfile.mjs           says what is wrong, and fails if anything is
 *   node tools/checks/lockfile.mjs --write   adds missing entries, and the integrity values that the registry knows
 *
 * An added entry carries what its name says: version, system, processor, C library.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsOf, nameAt, pendingIn, withoutIntegrity } from './lockfile.rules.mjs'

const SYSTEMS = 'aix|android|darwin|freebsd|linux|netbsd|openharmony|sunos|wasm32|win32'
const PLATFORM = new RegExp(`-(${SYSTEMS})-([a-z0-9]+)(?:-([a-z]+))?$`)
const PROCESSORS = { amd64: 'x64' }
const C_LIBRARIES = { gnu: ['glibc'], musl: ['musl'] }

/** The places where Node looks for `name` from the package at `path`, nearest first. */
function* placesOf(name, path) {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (!at.endsWith('node_modules')) yield `${at}/node_modules/${name}`
  }
  yield `node_modules/${name}`
}

/** What an entry can say about a package of which only the name and version are known. */
function entryOf(name, version) {
  const [, system, processor, abi] = PLATFORM.exec(name) ?? []
  if (!system || !processor || !/^\d/.test(version)) {
    throw new Error(
      `Can't tell the platform of ${name}@${version}; add its entry to package-lock.json by hand`,
    )
  }
  const cpu = system === 'wasm32' ? 'wasm32' : (PROCESSORS[processor] ?? processor)
  const libc = system === 'linux' && abi ? C_LIBRARIES[abi] : undefined
  const os = system === 'wasm32' ? undefined : [system]
  return { version, cpu: [cpu], ...(libc && { libc }), optional: true, ...(os && { os }) }
}

/**
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} lock
 * @returns {[place: string, entry: object][]} the entries that `lock` lacks
 */
export function missingEntries({ packages }) {
  const missing = new Map()
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const known = [...placesOf(name, path)].some((place) => place in packages)
      if (!known) missing.set(`node_modules/${name}`, entryOf(name, version))
    }
  }
  return [...missing]
}

/** The registry's integrity value of a package; undefined where it does not have it. */
function integrityOf({ name, version }) {
  const asked = ['view', `${name}@${version}`, 'dist.integrity', '--json']
  const { status, stdout } = spawnSync('npm', asked, { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? JSON.parse(stdout) : undefined
}

function complete(lock) {
  const missing = missingEntries(lock)
  // In npm's own order, so that a later `npm install` moves nothing.
  const entries = [...Object.entries(lock.packages), ...missing]
  lock.packages = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')))
  let filled = 0
  for (const place of withoutIntegrity(lock)) {
    const entry = lock.packages[place]
    const integrity = integrityOf({ name: nameAt(place, entry), version: entry.version })
    if (integrity === undefined) continue
    // Where npm itself writes it: after the version.
    const { version, ...others } = entry
    lock.packages[place] = { version, integrity, ...others }
    filled += 1
  }
  console.log(`lockfile: ${missing.length} entries added, ${filled} integrity values filled in`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (path) => JSON.parse(readFileSync(join(process.cwd(), path), 'utf8'))
  const lock = read('package-lock.json')
  const pendingFile = join('tools', 'checks', 'integrity-pending.json')
  if (process.argv.includes('--write')) {
    complete(lock)
    const pending = read(pendingFile).filter((one) => pendingIn(lock).includes(one))
    writeFileSync(join(process.cwd(), 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
    writeFileSync(join(process.cwd(), pendingFile), `${JSON.stringify(pending, null, 2)}\n`)
  }
  const pending = read(pendingFile)
  const missing = missingEntries(lock).map(([place]) => `${place} is missing`)
  const faults = [...missing, ...faultsOf(lock, { pending, allowScripts: read('package.json').allowScripts })]
  for (const fault of faults) console.log(`lockfile: ${fault}`)
  const known = pending.length > 0 ? `, ${pending.length} of other platforms await their integrity value` : ''
  console.log(`lockfile: ${Object.keys(lock.packages).length} packages, ${faults.length} faults${known}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
