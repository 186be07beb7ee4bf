/**
 * Gathers what one built service needs at run time: its own files, the libraries of this repository and the packages
 * that they depend on in production, each in the place where Node looks for it.
 *
 * `npm ci --omit=dev --workspace` brings more: it follows the development dependencies of linked libraries.
 *
 * Usage: node docker/collect-service.mjs <service> <folder>
 */
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLeftOut } from './left-out.mjs'

/** Of a project of this repository, what runs. */
const parts = ['package.json', 'dist', 'assets']
/** What is served without being imported. */
const beside = { gateway: ['apps/web/dist'], web: ['apps/web/dist'] }
/** What is an entry of another app's, and no app. */
const entryOf = { web: 'gateway' }
/** Packages that a library needs for what this service never asks of it. */
const without = {
  // Films are decoded in scan-orchestrator alone; and what is GPL has to be in no more images than it must.
  protection: ['@ffmpeg/core'],
}

/**
 * Where Node finds a package that is asked for in `from`, or nothing.
 * @param {string} root above which nothing is looked for
 */
function find(root, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
    if (folder === root || folder === dirname(folder)) return undefined
  }
}

/** `@scope/name` of an installed package's folder. */
const nameOf = (folder) => folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length)

/** Names that a package needs when it runs; peers that it can do without do not count. */
function needs({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  const optional = new Set(Object.keys(optionalDependencies))
  const needed = [...Object.keys(dependencies), ...peers].filter((name) => !optional.has(name))
  return { needed, optional: [...optional] }
}

/**
 * Folders of all packages that a project needs, itself included, as real paths; and the links that lead to projects.
 * @param {string} root of the repository
 * @param {string} start folder of the project
 * @param {string[]} spared packages that are left out wherever they are asked for
 * @returns {{ folders: string[], links: Map<string, string> }}
 * @throws Error where a package that is needed is not installed
 */
export function closure(root, start, spared = []) {
  const folders = new Set([start])
  /** @type {Map<string, string>} */
  const links = new Map()
  for (const folder of folders) {
    const { needed, optional } = needs(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    for (const name of [...needed, ...optional].filter((each) => !spared.includes(each))) {
      const place = find(root, folder, name)
      if (place === undefined && needed.includes(name)) {
        throw new Error(`${relative(root, folder)} needs ${name}, which is not installed`)
      }
      if (place === undefined) continue
      const real = realpathSync(place)
      if (real !== place) links.set(place, real)
      folders.add(real)
    }
  }
  return { folders: [...folders], links }
}

/**
 * Copies the service with all it needs; `<target>/service` leads to it.
 * @param {string} root of the repository
 * @param {string} service
 * @param {string} target
 * @returns {number} how many packages it copied
 */
export function collect(root, service, target) {
  const app = join('apps', entryOf[service] ?? service)
  const { folders, links } = closure(root, join(root, app), without[service])
  /** @param {string} from @param {(path: string) => boolean} [filter] */
  const copy = (from, filter) =>
    cpSync(from, join(target, relative(root, from)), { recursive: true, verbatimSymlinks: true, filter })
  for (const folder of folders) {
    if (folder.includes('/node_modules/')) {
      const name = nameOf(folder)
      copy(folder, (path) => {
        const inside = relative(folder, path)
        return !inside.split('/').includes('node_modules') && !isLeftOut(name, inside)
      })
      continue
    }
    const there = parts.map((part) => join(folder, part)).filter((path) => existsSync(path))
    if (!there.includes(join(folder, 'dist'))) throw new Error(`${relative(root, folder)} is not built`)
    for (const path of there) copy(path, (each) => !/\.(?:harness|contract|fixture)\.js$/u.test(each))
  }
  for (const [place, real] of links) {
    const link = join(target, relative(root, place))
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(place), real), link)
  }
  for (const path of beside[service] ?? []) copy(join(root, path))
  symlinkSync(app, join(target, 'service'))
  return folders.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [service, target] = process.argv.slice(2)
  if (!service || !target) throw new Error('Usage: node docker/collect-service.mjs <service> <folder>')
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  console.log(`${service}: ${collect(root, service, target)} packages in ${target}`)
}
