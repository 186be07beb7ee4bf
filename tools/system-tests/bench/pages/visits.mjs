/**
 * @typedef {object} Visit
 * @property {string} path as the router writes it
 * @property {string} address what is asked for
 * @property {string[]} alike other paths that show the same page
 */

/**
 * One visit for each page that the application draws: of paths that show the same, as articles do, the first. Old
 * addresses, which lead to another page, are none.
 * @param {{ pages: { path: string, module?: string }[] }} table the build's
 * @param {Ids} ids
 * @returns {Visit[]}
 */
export function visitsOf({ pages }, ids) {
  /** @type {Map<string, Visit>} */
  const byModule = new Map()
  for (const { path, module } of pages) {
    if (module === undefined) continue
    const known = byModule.get(module)
    if (known) known.alike.push(path)
    else byModule.set(module, { path, address: addressOf(path, ids), alike: [] })
  }
  return [...byModule.values()]
}

/**
 * Those of these paths.
 * @param {Visit[]} visits
 * @param {string[]} paths
 * @throws {Error} where no page is at one of them
 */
export function only(visits, paths) {
  const unknown = paths.find((path) => !visits.some((visit) => visit.path === path))
  if (unknown !== undefined)
    throw new Error(`no row is ${unknown}; rows: ${visits.map(({ path }) => path).join(' ')}`)
  return visits.filter(({ path }) => paths.includes(path))
}

/**
 * @typedef {Record<string, string | Record<string, string>>} Ids by the router's name of the parameter; those of
 *   one path by that path
 */

const addressOf = (path, ids) =>
  path.replaceAll(/:(\w+)/g, (_, name) => ids[path]?.[name] ?? ids[name] ?? ids.id)
