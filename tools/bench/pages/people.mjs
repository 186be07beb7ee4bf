import { setTimeout } from 'node:timers/promises'
import { registerPerson } from '../../attack/accounts/people.mjs'
import { askJson, bearer } from '../../journey/ask.mjs'
import { drawPicture } from '../../journey/draw-picture.mjs'
import { Record } from '../../journey/record.mjs'
import { postCopies } from '../../journey/steps/post-copies.mjs'
import { sealWork } from '../../journey/steps/seal-work.mjs'

const SCAN_PATIENCE_MS = 600_000
const visitor = { realName: '林原印', email: 'journey@example.tw', phone: '0912345678' }

/**
 * @typedef {import('puppeteer-core').Page} Page
 * @typedef {object} People
 * @property {Page[]} pages one browser each: of a visitor who has scanned, and of a member; a page is measured with the
 *   first to whom it opens
 * @property {{ id: string }} work that the visitor has sealed
 */

/** A visitor with a sealed and scanned work, and a member, each in a browser of their own. @returns {Promise<People>} */
export async function peopleOf(browser, stack, say) {
  const { work, stored } = await scannedWork(stack, say)
  const trial = await openAs(browser, stack.origin, stored)
  const { email, password } = await registerPerson(stack.origin)
  const member = await openAs(browser, stack.origin, { local: {}, session: {} })
  await logIn(member, { identifier: email, password })
  return { pages: [trial, member], work }
}

/** What a visitor's browser keeps of a scan that has found eight copies. */
async function scannedWork({ origin, market }, say) {
  const settings = { origin, market, seed: Date.now() % 2 ** 31 }
  const record = new Record(() => undefined)
  const work = { bytes: await drawPicture(settings.seed), filename: 'pages.jpg', title: '頁面量測' }
  const seal = await sealWork(settings, work, record)
  await postCopies(settings, work, record)
  const headers = bearer(seal.token)
  const started = await askJson(`${origin}/protect/trial/files/${seal.id}/scan`, {
    method: 'POST',
    headers,
    status: 202,
  })
  say('the scan has begun')
  await ended(`${origin}/protect/trial/scans/${started.scanId}`, headers)
  const { data } = await askJson(`${origin}/protect/trial/files/${seal.id}`, { headers })
  const { scanId, progressToken, jobId } = started
  const trialData = { file: data.file, user: visitor, lastScanId: scanId, progressToken, jobId }
  return {
    work: seal,
    stored: {
      local: { trialToken: seal.token, trialUser: JSON.stringify(visitor) },
      session: { trialData: JSON.stringify(trialData) },
    },
  }
}

async function ended(url, headers) {
  for (const until = Date.now() + SCAN_PATIENCE_MS; Date.now() < until; await setTimeout(500)) {
    const { data } = await askJson(url, { headers })
    if (data.status !== 'processing') return
  }
  throw new Error('the scan did not end')
}

async function openAs(browser, origin, { local, session }) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  const write = ([localItems, sessionItems]) => {
    for (const [name, value] of Object.entries(localItems)) localStorage.setItem(name, value)
    for (const [name, value] of Object.entries(sessionItems)) sessionStorage.setItem(name, value)
  }
  await page.evaluate(write, [local, session])
  return page
}

/** In the browser itself, which keeps the cookie by which a session is renewed. */
const logIn = (page, body) =>
  page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: sent })
    const { token } = await answer.json()
    if (!token) throw new Error(`login answered ${answer.status}`)
    localStorage.setItem('accessToken', token)
  }, JSON.stringify(body))
