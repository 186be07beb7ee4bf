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

const isModule = (manifest) =>
  existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'

/** The packages of a folder and, as `outer/node_modules/inner`, those that npm put below one of them. */
function namesWithNested(folder) {
  return packageNames(folder).flatMap((name) => {
    const below = join(folder, name, 'node_modules')
    const inner = existsSync(below) ? packageNames(below) : []
    return [name].concat(inner.map((each) => `${name}/node_modules/${each}`))
  })
}

/**
 * The installed packages whose `.js` files are ES modules (`"type": "module"`), which jest on Node 20 can
 * only load transformed. Read from the packages themselves, so that no list has to be kept.
 * @param {string} root the repository
 * @returns {{ names: string[], nested: string[] }} ready for a regular expression; `nested` as `outer/node_modules/inner`
 */
function esModulePackages(root) {
  const found = new Set()
  for (const folder of moduleFolders(root)) {
    for (const name of namesWithNested(folder)) {
      if (isModule(join(folder, name, 'package.json'))) found.add(name)
    }
  }
  const escaped = [...found].sort().map((name) => name.replaceAll('.', '\\.'))
  const isNested = (name) => name.includes('/node_modules/')
  return { names: escaped.filter((name) => !isNested(name)), nested: escaped.filter(isNested) }
}

module.exports = { esModulePackages }
