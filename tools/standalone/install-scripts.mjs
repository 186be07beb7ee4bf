/**
 * Which packages may run a program of their own when they are installed: those that package.json's `allowScripts`
 * allows, and nobody else's. `.npmrc` keeps every npm from running any; these are run by name afterwards.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)
const markOf = (root) => join(root, 'node_modules', '.install-scripts.json')

/**
 * The allowed packages that are installed here: other platforms' are not.
 * @param {string} root of the repository
 * @returns {Record<string, string>} version by name
 */
export function allowedPackages(root) {
  const { allowScripts = {} } = read(join(root, 'package.json')) ?? {}
  const { packages = {} } = read(join(root, 'node_modules', '.package-lock.json')) ?? {}
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true)
  const installed = allowed.filter((name) => `node_modules/${name}` in packages)
  return Object.fromEntries(installed.map((name) => [name, packages[`node_modules/${name}`].version]))
}

/**
 * The names of those whose scripts have not run since they were installed.
 * @param {string} root
 * @returns {string[]}
 */
export function scriptsToRun(root) {
  const ran = read(markOf(root)) ?? {}
  const allowed = Object.entries(allowedPackages(root))
  return allowed.filter(([name, version]) => ran[name] !== version).map(([name]) => name)
}

/** @param {string} root whose scripts have run */
export function noteScriptsRun(root) {
  writeFileSync(markOf(root), `${JSON.stringify(allowedPackages(root))}\n`)
}
