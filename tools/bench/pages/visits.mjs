/**
 * @typedef {object} Visit
 * @property {string} path as the router writes it
 * @property {string} address what is asked for
 * @property {string[]} alike other paths that show the same component
 */

/** Where nothing is. */
const UNKNOWN = '/there-is-no-such-page'

/**
 * One visit for each page's component: of paths that show it, as articles and pages in preparation do, the first.
 * @param {{ pages: { path: string, scripts: string[], document?: string }[] }} table the build's
 * @param {string[] | undefined} only these paths
 * @param {{ id: string }} work that is verified
 * @returns {Visit[]}
 */
export function visitsOf({ pages }, only, work) {
  /** @type {Map<string, Visit>} */
  const byComponent = new Map()
  for (const { path, scripts, document } of pages) {
    if (only && !only.includes(path)) continue
    // A page written at build may have its text as a script of its own.
    const key = document ? scripts[0] : scripts.join()
    const known = byComponent.get(key)
    if (known) known.alike.push(path)
    else byComponent.set(key, { path, address: addressOf(path, work), alike: [] })
  }
  const visits = [...byComponent.values()]
  return only && !only.includes(UNKNOWN)
    ? visits
    : [...visits, { path: UNKNOWN, address: UNKNOWN, alike: [] }]
}

const addressOf = (path, { id }) => path.replaceAll(/:\w+/g, id)
