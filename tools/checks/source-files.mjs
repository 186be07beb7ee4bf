import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOTS = ['apps', 'libs', 'tools', 'e2e']
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage'])

/**
 * The sources of the repository, tests included.
 * @param {string} root
 * @param {RegExp} [kind] of their names; TypeScript's unless given
 * @returns {string[]} paths below the root
 */
export function sourceFiles(root, kind = /\.tsx?$/) {
  const below = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : below(path)
      return kind.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
    })
  return ROOTS.filter((folder) => existsSync(join(root, folder))).flatMap(below)
}
