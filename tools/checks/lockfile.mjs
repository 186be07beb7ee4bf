/**
 * Does package-lock.json name every optional package? npm leaves those out that its registry could not show
 * it (a mirror without other platforms' binaries), and `npm ci` then refuses the whole lockfile.
 *
 *   node tools/checks/lockfile.mjs           says what is missing, and fails if anything is
 *   node tools/checks/lockfile.mjs --write   adds the missing entries
 *
 * An added entry carries what its name says: version, system, processor, C library. Platforms other than the
 * one that wrote the lockfile get no integrity value until npm there adds it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(process.cwd(), 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingEntries(lock)
  if (process.argv.includes('--write') && missing.length > 0) {
    const byPath = ([one], [other]) => (one < other ? -1 : 1)
    lock.packages = Object.fromEntries([...Object.entries(lock.packages), ...missing].sort(byPath))
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
    console.log(`lockfile: ${missing.length} entries added`)
  } else {
    for (const [place] of missing) console.log(`lockfile: ${place} is missing`)
    console.log(`lockfile: ${Object.keys(lock.packages).length} packages, ${missing.length} missing`)
    process.exitCode = missing.length > 0 ? 1 : 0
  }
}
