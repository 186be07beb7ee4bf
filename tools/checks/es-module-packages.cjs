const { existsSync, readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** The names of the packages in one node_modules folder, scoped ones as `@scope/name`. */
function packageNames(folder) {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return []
    if (!name.startsWith('@')) return [name]
    return readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`)
  })
}

/** Every node_modules folder that npm may have filled: the root's and those of the workspaces. */
function moduleFolders(root) {
  const workspaces = ['apps', 'libs', 'libs/platform', 'tools'].flatMap((group) =>
    existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => join(group, name)) : [],
  )
  return ['', ...workspaces]
    .map((place) => join(root, place, 'node_modules'))
    .filter((path) => existsSync(path))
}

/**
 * The installed packages whose `.js` files are ES modules (`"type": "module"`), which jest on Node 20 can
 * only load transformed. Read from the packages themselves, so that no list has to be kept.
 * @param {string} root the repository
 * @returns {string[]} names, ready for a regular expression
 */
function esModulePackages(root) {
  const names = new Set()
  for (const folder of moduleFolders(root)) {
    for (const name of packageNames(folder)) {
      const manifest = join(folder, name, 'package.json')
      if (!existsSync(manifest)) continue
      if (JSON.parse(readFileSync(manifest, 'utf8')).type === 'module') names.add(name)
    }
  }
  return [...names].sort().map((name) => name.replaceAll('.', '\\.'))
}

module.exports = { esModulePackages }
