/** A name that can't be used, and why. */
export class NameRefused extends Error {}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Words that say nothing about what a thing does (CONTRIBUTING.md). */
const empty = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'manager',
  'misc',
  'base',
  'impl',
  'v2',
])

/** @returns {string} the name itself @throws {NameRefused} unless it is kebab-case and says something */
export function checked(name, what) {
  if (name === undefined || !kebab.test(name))
    throw new NameRefused(`${what} is written in kebab-case, not '${name ?? ''}'`)
  const word = name.split('-').find((part) => empty.has(part))
  if (word) throw new NameRefused(`'${word}' says nothing about ${what}`)
  return name
}

export const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
export const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
export const snake = (name) => name.replaceAll('-', '_')

/** licences → licence, entries → entry, addresses → address. English plurals that are not regular need `--singular`. */
export function singularOf(plural) {
  if (plural.endsWith('ies')) return plural.replace(/ies$/, 'y')
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '')
  if (/[^s]s$/.test(plural)) return plural.replace(/s$/, '')
  throw new NameRefused(`the singular of '${plural}' is not plain; name it with --singular`)
}
