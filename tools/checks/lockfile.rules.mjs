/**
 * What an entry of package-lock.json must be: its bytes fixed by an integrity value, its origin left to the registry that
 * is configured, and its install script decided upon.
 * @typedef {{ version?: string, name?: string, resolved?: string, integrity?: string, link?: boolean,
 *   optional?: boolean, inBundle?: boolean, hasInstallScript?: boolean, os?: string[], cpu?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const MODULES = 'node_modules/'

/** The package at a place; an alias says its own name. @param {string} place @param {Entry} [entry] */
export const nameAt = (place, { name } = {}) =>
  name ?? place.slice(place.lastIndexOf(MODULES) + MODULES.length)

/** Entries that stand for files from a registry: not our own workspaces, nor what travels inside another package. @param {Lock} lock */
const fromRegistry = ({ packages }) =>
  Object.entries(packages).filter(
    ([place, { link, inBundle }]) => place.includes(MODULES) && !link && !inBundle,
  )

/** @param {Lock} lock @returns {string[]} places of entries whose bytes are not fixed */
export const withoutIntegrity = (lock) =>
  fromRegistry(lock)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([place]) => place)

const named = (place, entry) => `${nameAt(place, entry)}@${entry.version}`

/**
 * Those of them that a registry without other platforms' binaries could not show.
 * @param {Lock} lock @returns {string[]} `name@version`
 */
export const pendingIn = (lock) =>
  withoutIntegrity(lock)
    .filter((place) => {
      const { optional, os, cpu, integrity } = lock.packages[place]
      return optional && (os ?? cpu) && integrity === undefined
    })
    .map((place) => named(place, lock.packages[place]))

/**
 * @param {Lock} lock
 * @param {{ pending?: string[], allowScripts?: Record<string, boolean> }} settings `pending`: optional packages of other
 *   platforms, by name and version, whose value has yet to be filled in; the list can only shrink
 * @returns {string[]} one sentence a fault
 */
export function faultsOf(lock, { pending = [], allowScripts = {} }) {
  const awaited = new Set(pendingIn(lock).filter((one) => pending.includes(one)))
  const bare = withoutIntegrity(lock).filter((place) => !awaited.has(named(place, lock.packages[place])))
  const hosted = Object.entries(lock.packages).filter(
    ([, { resolved, link }]) => resolved !== undefined && !link,
  )
  const undecided = fromRegistry(lock).filter(
    ([place, entry]) => entry.hasInstallScript && allowScripts[nameAt(place, entry)] === undefined,
  )
  return [
    ...bare.map((place) => `${place} has no sha512 integrity`),
    ...pending.filter((one) => !awaited.has(one)).map((one) => `${one} awaits no integrity any more`),
    ...hosted.map(([place]) => `${place} names a registry`),
    ...undecided.map(([place]) => `${place} has an install script that allowScripts does not decide upon`),
  ]
}
