/** What no two pages of one language may share more of, by runs of five (CONTENT-01). */
const MOST_ALIKE = 0.3

/**
 * What is wrong with pages beside each other.
 * @param {import('./page-faults.mjs').ReadPage[]} pages of the site map
 * @returns {string[]}
 */
export function siteFaults(pages) {
  return [...orphans(pages), ...oneSided(pages), ...doubled(pages), ...alike(pages)]
}

/** The home pages of other languages are told by the head of each other. */
const isHome = (url) => /^\/(?:[a-z]{2})?$/.test(new URL(url).pathname)

function orphans(pages) {
  const linked = new Set(pages.flatMap(({ url, links }) => links.filter((link) => link !== url)))
  return pages
    .filter(({ url }) => !isHome(url) && !linked.has(url))
    .map(({ url }) => `${url}: no page leads there`)
}

/** Whoever names a page as its translation is named by it. */
function oneSided(pages) {
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  return pages.flatMap(({ url, alternates }) =>
    [...alternates.values()]
      .filter((other) => ![...(byUrl.get(other)?.alternates.values() ?? [])].includes(url))
      .map((other) => `${url}: names ${other} as a translation, which does not name it`),
  )
}

function doubled(pages) {
  return ['title', 'description'].flatMap((what) => {
    const seen = new Map()
    for (const page of pages) seen.set(page[what], [...(seen.get(page[what]) ?? []), page.url])
    return [...seen.values()]
      .filter((urls) => urls.length > 1)
      .map((urls) => `the same ${what}: ${urls.join(' ')}`)
  })
}

function alike(pages) {
  const all = pages.map(({ url, language, text }) => ({ url, language, runs: runsOf(text) }))
  return all.flatMap((a, at) =>
    all
      .slice(at + 1)
      .filter((b) => a.language === b.language && likeness(a.runs, b.runs) > MOST_ALIKE)
      .map((b) => `${a.url} and ${b.url} are ${Math.round(100 * likeness(a.runs, b.runs))} % alike`),
  )
}

function runsOf(text) {
  const units = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
  return new Set(units.slice(4).map((_, at) => units.slice(at, at + 5).join(' ')))
}

function likeness(a, b) {
  const [fewer, more] = [a, b].sort((x, y) => x.size - y.size)
  return [...fewer].filter((run) => more.has(run)).length / Math.max(1, fewer.size)
}
