const { createRequire, isBuiltin } = require('node:module')
const { dirname, isAbsolute, sep } = require('node:path')
const { default: Runtime } = require('jest-runtime')

const PACKAGES = `${sep}node_modules${sep}`

/** Globals that packages made while they were loaded, and need as long as they are. */
const lastingGlobals = new Set()

/** Where Node finds a module, by the folder that asks for it and its name; null unless a package has it. */
const places = new Map()

/**
 * @param {string} from the module that asks
 * @param {string} name what it asks for
 * @returns {string | null}
 */
function placeInPackage(from, name) {
  if (name.startsWith('.') || isAbsolute(name) || isBuiltin(name)) return null
  const key = `${dirname(from)}\0${name}`
  let place = places.get(key)
  if (place === undefined) places.set(key, (place = resolvePackage(from, name)))
  return place
}

function resolvePackage(from, name) {
  try {
    const place = createRequire(from).resolve(name)
    return place.includes(PACKAGES) ? place : null
  } catch {
    // Jest says of a module that is not there where it looked.
    return null
  }
}

/** Loads a package's module by Node itself. */
function load(place) {
  if (place in require.cache) return require(place)
  const before = new Set(Reflect.ownKeys(globalThis))
  const exports = require(place)
  for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) lastingGlobals.add(key)
  return exports
}

/**
 * Jest's runtime for files that share a realm (shared-realm.cjs): what stands in `node_modules` is loaded by Node, once a
 * worker, as services load it. Loading it anew took 0.4 s of each file that starts a service.
 */
class PackageSharingRuntime extends Runtime {
  /** @override */
  requireModule(from, name, options, isRequireActual) {
    const place = options?.isInternalModule || !name ? null : placeInPackage(from, name)
    return place === null ? super.requireModule(from, name, options, isRequireActual) : load(place)
  }
}

/** Jest takes the class itself. */
module.exports = Object.assign(PackageSharingRuntime, { lastingGlobals, placeInPackage })
