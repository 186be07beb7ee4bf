import { loadavg } from 'node:os'
import lighthouse from 'lighthouse'
import desktop from 'lighthouse/core/config/desktop-config.js'
import { quantile } from '../figures.mjs'

const categories = ['performance', 'accessibility', 'best-practices']
/** A name of the User Timing API: what is fetched from here on is fetched ahead, for the next page. */
const AHEAD = 'originseal:ahead'
/** What the home page asks for once its first view is there and the line is free. */
const LATER = '/assets/home-sections'

/**
 * @typedef {object} View medians of several runs
 * @property {number} performance 0 to 100, as are accessibility and bestPractices
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} files the document and what the program is made of
 * @property {number} data what the page asked the services
 * @property {number} bytes that came over the line
 * @property {number} cls
 * @property {number} lcp in ms
 */

/**
 * Lighthouse on one page, as the first person to whom it opens.
 * @param {import('./visits.mjs').Visit} visit
 * @param {import('./people.mjs').People} people
 */
export async function measurePage({ path, address, alike }, { pages }, origin, runs) {
  const page = await personOf(isOffice(path) ? pages.toReversed() : pages, origin + address)
  const measured = {}
  for (const [device, config] of [
    ['mobile', undefined],
    ['desktop', desktop],
  ]) {
    const views = []
    for (let run = 0; run < runs; run++) views.push(await viewAtLast(page, origin + address, config))
    measured[device] = medianOf(views)
  }
  return { path, alike: alike.length, runs, load: Number(loadavg()[0].toFixed(1)), ...measured }
}

/** Of the back office, which refuses everybody else for a moment before it leads them to its login. */
const isOffice = (path) => path.startsWith('/admin/') && path !== '/admin/login'

/** Whoever is not led elsewhere; else the first. */
async function personOf(pages, url) {
  for (const page of pages) {
    await page.goto(url, { waitUntil: 'networkidle2' })
    if (new URL(page.url()).pathname === new URL(url).pathname) return page
  }
  return pages[0]
}

/** A busy machine may lose a trace; the third loss is a fault. */
async function viewAtLast(page, url, config, lossesLeft = 2) {
  try {
    return await view(page, url, config)
  } catch (loss) {
    if (lossesLeft === 0) throw loss
    return viewAtLast(page, url, config, lossesLeft - 1)
  }
}

async function view(page, url, config) {
  const result = await lighthouse(url, { onlyCategories: categories, logLevel: 'error' }, config, page)
  if (!result) throw new Error(`${url}: Lighthouse gave no result`)
  const { lhr } = result
  if (lhr.runtimeError && lhr.runtimeError.code !== 'ERRORED_DOCUMENT_REQUEST')
    throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const { audits } = lhr
  const score = (name) => Math.round((lhr.categories[name].score ?? 0) * 100)
  const requests = firstOf(audits)
  const isData = ({ url: asked }) => /^\/(?:api|protect\/trial)\//.test(new URL(asked).pathname)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    files: requests.filter((each) => !isData(each)).length,
    data: requests.filter(isData).length,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    cls: audits['cumulative-layout-shift'].numericValue ?? 0,
    lcp: audits['largest-contentful-paint'].numericValue ?? 0,
    missed: categories.slice(1).flatMap((name) => missedIn(lhr, name)),
  }
}

/** Requests of the first view, as the build counts them: without the icon, which the browser asks for by itself, and without pictures that the page draws itself. */
function firstOf(audits) {
  const marks = audits['user-timings']?.details?.items ?? []
  const ahead = marks.find(({ name }) => name === AHEAD)?.startTime ?? Infinity
  const items = audits['network-requests'].details?.items ?? []
  const later = items
    .filter(({ url }) => url.includes(LATER))
    .map(({ networkRequestTime }) => networkRequestTime)
  const end = Math.min(ahead, ...later)
  const isOwn = (url) => url.startsWith('http') && new URL(url).pathname !== '/favicon.svg'
  return items.filter(({ url, networkRequestTime }) => isOwn(url) && networkRequestTime < end)
}

/** Audits of a category that did not pass. */
const missedIn = (lhr, name) =>
  lhr.categories[name].auditRefs
    .map(({ id }) => lhr.audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id }) => id)

function medianOf(views) {
  const names = Object.keys(views[0]).filter((name) => name !== 'missed')
  const medians = names.map((name) => [
    name,
    quantile(
      views.map((each) => each[name]),
      0.5,
    ),
  ])
  return { ...Object.fromEntries(medians), missed: [...new Set(views.flatMap(({ missed }) => missed))] }
}
