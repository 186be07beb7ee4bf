/**
 * `npm run crawl [-- origin]`: reads every address of the site map as a robot does, without JavaScript, follows every
 * internal link, and asks the other addresses of the site for their status. Without an origin it starts a product of
 * its own. Exit 0 when nothing is wrong, else 1.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startStack } from '../system-tests/shared/stack.mjs'
import { repository } from '../standalone/prepare.mjs'
import { pageFaults, readPage } from './page-faults.mjs'
import { siteFaults } from './site-faults.mjs'

/** @satisfies {RequestInit} */
const asRobot = { redirect: 'manual', headers: { accept: 'text/html' } }

/** @param {string} origin @returns {Promise<string[]>} what is wrong, a line each */
async function crawl(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const strange = addresses.filter((url) => new URL(url).origin !== origin)
  if (addresses.length === 0 || strange.length > 0)
    return [`the site map of ${origin} names ${strange[0] ?? 'nothing'}`]
  const pages = []
  const faults = []
  for (const url of addresses) {
    const answer = await fetch(url, asRobot)
    if (answer.status === 200) pages.push(readPage(url, await answer.text()))
    else faults.push(`${url}: is in the site map and answers ${answer.status}`)
  }
  const own = pages.flatMap((page) => pageFaults(page).map((fault) => `${page.url}: ${fault}`))
  console.log(`${pages.length} pages of the site map, ${(map.match(/xhtml:link/g) ?? []).length} alternates`)
  return [
    ...faults,
    ...own,
    ...siteFaults(pages),
    ...(await deadLinks(pages)),
    ...(await otherAddresses(origin)),
  ]
}

/** Internal links of all pages, each asked for once. */
async function deadLinks(pages) {
  const from = new Map(pages.flatMap(({ url, links }) => links.map((link) => [link, url])))
  const known = new Set(pages.map(({ url }) => url))
  const faults = []
  for (const [link, url] of from) {
    if (known.has(link)) continue
    const answer = await fetch(link, { headers: asRobot.headers })
    if (answer.status !== 200) faults.push(`${url}: leads to ${link}, which answers ${answer.status}`)
    await answer.body?.cancel()
  }
  console.log(`${from.size} internal links`)
  return faults
}

/** Pages that are in no site map, old addresses, and one that is none. */
async function otherAddresses(origin) {
  const { pages, redirects } = JSON.parse(readFileSync(join(repository, 'apps/web/dist/pages.json'), 'utf8'))
  const wanted = [
    ...pages
      .filter(({ path }) => !/[:*]/.test(path) && !redirects.some(({ from }) => from === path))
      .map(({ path }) => [path, 200]),
    ...redirects.map(({ from }) => [from, 301]),
    ['/no-such-page', 404],
  ]
  const faults = []
  for (const [path, status] of wanted) {
    const answer = await fetch(origin + path, asRobot)
    await answer.body?.cancel()
    if (answer.status !== status) faults.push(`${path}: answers ${answer.status}, ${status} is wanted`)
  }
  console.log(`${wanted.length} addresses by their status`)
  return faults
}

/** @param {string | undefined} given */
async function main(given) {
  const stack = given === undefined ? await startStack(console.log) : undefined
  try {
    const faults = await crawl(stack?.origin ?? new URL(String(given)).origin)
    console.log(
      faults.length === 0 ? 'nothing is wrong' : `\n${faults.join('\n')}\n\n${faults.length} faults`,
    )
    return faults.length === 0 ? 0 : 1
  } finally {
    await stack?.stop()
  }
}

process.exitCode = await main(process.argv[2])
