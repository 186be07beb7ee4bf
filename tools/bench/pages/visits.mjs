/**
 * @typedef {object} Visit
 * @property {string} path as the router writes it
 * @property {string} address what is asked for
 * @property {string[]} alike other paths that show the same component
 */

/**
 * One visit for each page's component: of paths that show it, as articles and pages in preparation do, the first.
 * @param {{ pages: { path: string, scripts: string[], documents?: object }[] }} table the build's
 * @param {string[] | undefined} only these paths
 * @param {Record<string, string>} ids by the router's name of the parameter
 * @returns {Visit[]}
 */
export function visitsOf({ pages }, only, ids) {
  /** @type {Map<string, Visit>} */
  const byComponent = new Map()
  for (const { path, scripts, documents } of pages) {
    if (only && !only.includes(path)) continue
    // A page written at build may have its text as a script of its own.
    const key = documents ? scripts[0] : scripts.join()
    const known = byComponent.get(key)
    if (known) known.alike.push(path)
    else byComponent.set(key, { path, address: addressOf(path, ids), alike: [] })
  }
  return [...byComponent.values()]
}

const addressOf = (path, ids) => path.replaceAll(/:(\w+)/g, (_, name) => ids[name] ?? ids.id)
