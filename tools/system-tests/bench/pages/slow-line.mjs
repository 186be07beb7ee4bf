import { quantile } from '../figures.mjs'

/** 400 kbit/s each way, and as long as such lines take to answer. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const PATIENCE_MS = 120_000

/** @typedef {Record<'firstPaint' | 'homeThere' | 'signOfLife' | 'nextThere', number>} Way ms */

/**
 * The home page in a browser that has nothing of it, and a step later the page behind its first link, in ms.
 * @returns {Promise<Way>} medians
 */
export async function measureSlowLine(browser, origin, runs) {
  const ways = []
  for (let run = 0; run < runs; run++) ways.push(await way(browser, origin))
  const median = (name) =>
    Math.round(
      quantile(
        ways.map((each) => each[name]),
        0.5,
      ),
    )
  const medians = Object.keys(ways[0]).map((name) => [name, median(name)])
  return /** @type {Way} */ (Object.fromEntries(medians))
}

async function way(browser, origin) {
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport({ width: 390, height: 844 })
    const session = await page.createCDPSession()
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await page.goto(`${origin}/`, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS })
    await page.waitForSelector('main h1', { timeout: PATIENCE_MS })
    const home = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now(),
      homeThere: performance.now(),
    }))
    return { ...home, ...(await step(page)) }
  } finally {
    await context.close()
  }
}

/**
 * A press on the page's call to action, at once: nothing has been fetched ahead for it. Before the program runs the
 * browser leaves for the next document itself and shows so, which is a sign at once.
 */
async function step(page) {
  const before = await page.$eval('main h1', ({ textContent }) => textContent)
  const from = performance.now()
  const since = () => performance.now() - from
  const leaves = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: PATIENCE_MS })
  const sign = page.waitForSelector('[role=progressbar]', { timeout: PATIENCE_MS })
  const isNext = (former) => ![undefined, former].includes(document.querySelector('main h1')?.textContent)
  const next = page.waitForFunction(isNext, { timeout: PATIENCE_MS }, before)
  const signOfLife = Promise.any([leaves, sign, next]).then(since)
  // What does not come is not missed.
  for (const unneeded of [leaves, sign]) unneeded.catch(() => undefined)
  // By its address: links for who has been here before are in the document, too, and not shown.
  await page.$eval('main a[href^="/register"]', (link) => link.click())
  await next
  const nextThere = since()
  return { signOfLife: await signOfLife, nextThere }
}
