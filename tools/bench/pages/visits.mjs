/**
 * @typedef {object} Visit
 * @property {string} path as the router writes it
 * @property {string} address what is asked for
 * @property {string[]} alike other paths that load the same scripts
 */

/** Where nothing is. */
const UNKNOWN = '/there-is-no-such-page'

/**
 * One visit for each page: of paths that load the same scripts, as pages in preparation do, the first.
 * @param {{ pages: { path: string, scripts: string[] }[] }} table the build's
 * @param {string[] | undefined} only these paths
 * @param {{ id: string }} work that is verified
 * @returns {Visit[]}
 */
export function visitsOf({ pages }, only, work) {
  /** @type {Map<string, Visit>} */
  const byScripts = new Map()
  for (const { path, scripts } of pages) {
    if (only && !only.includes(path)) continue
    const key = scripts.join()
    const known = byScripts.get(key)
    if (known) known.alike.push(path)
    else byScripts.set(key, { path, address: addressOf(path, work), alike: [] })
  }
  const visits = [...byScripts.values()]
  return only && !only.includes(UNKNOWN)
    ? visits
    : [...visits, { path: UNKNOWN, address: UNKNOWN, alike: [] }]
}

const addressOf = (path, { id }) => path.replaceAll(/:\w+/g, id)
