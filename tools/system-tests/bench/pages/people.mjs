import { setTimeout } from 'node:timers/promises'
import { ask, askJson, bearer } from '../../shared/ask.mjs'
import { Bank } from '../../shared/bank.mjs'
import { drawPicture } from '../../shared/draw-picture.mjs'
import { Claimant } from '../../shared/claimant.mjs'
import { openCases } from '../../shared/open-cases.mjs'
import { Record } from '../../shared/record.mjs'
import { postCopies } from '../../shared/post-copies.mjs'
import { sealWork } from '../../shared/seal-work.mjs'

const SCAN_PATIENCE_MS = 600_000
const CLAIM_PATIENCE_MS = 60_000
const visitor = { realName: '林原印', email: 'journey@example.tw', phone: '0912345678' }

/**
 * @typedef {import('puppeteer-core').Page} Page
 * @typedef {object} People
 * @property {Page[]} pages one browser each: of somebody new, of a visitor who has scanned, of a member, and of an
 *   administrator; a page is measured with the first to whom it opens
 * @property {import('./visits.mjs').Ids} ids of the member's
 */

/** Somebody new, and a visitor and a member with a sealed and scanned work each, in browsers of their own; the member has a case, too; and an administrator. @returns {Promise<People>} */
export async function peopleOf(browser, stack, say) {
  const nobody = { local: {}, session: {} }
  const stranger = await openAs(browser, stack.origin, nobody)
  const ofVisitor = await scannedWork(stack, say)
  const trial = await openAs(browser, stack.origin, ofVisitor.stored)
  const ofMember = await scannedWork(stack, say)
  const record = new Record(() => undefined)
  const settings = { origin: stack.origin, seed: Date.now() % 2 ** 31, mails: undefined }
  const claimant = await Claimant.register(settings, new Bank(stack.bank), record)
  const { email, password } = claimant
  const member = await openAs(browser, stack.origin, nobody)
  const userId = await logIn(member, { identifier: email, password })
  await claim(stack.origin, { email, password }, ofMember.work.token)
  const { work, scanId, listing } = ofMember
  const { copy } = await openCases(claimant, { copy: listing }, record)
  const listingScanId = await scannedListings(claimant)
  const { orders } = await claimant.call('GET', '/api/orders', 200)
  const office = await openAs(browser, stack.origin, nobody)
  await logIn(office, stack.administrator)
  const ids = {
    ...{ id: work.id, fileId: work.id, scanId, caseId: copy.id, userId },
    '/listing-scans/:scanId': { scanId: listingScanId },
    '/admin/payments/:orderId': { orderId: orders[0].id },
  }
  return { pages: [stranger, trial, member, office], ids }
}

/** Makes a visitor's works a member's, and waits until the service of works and that of scans know it. */
async function claim(origin, { email, password }, trialToken) {
  const json = { 'content-type': 'application/json' }
  const send = (path, headers, body, status) =>
    ask(origin + path, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
      status,
    })
  const { token } = await (await send('/api/auth/login', {}, { identifier: email, password })).json()
  await send('/api/account/trial-works', bearer(token), { trialToken }, 204)
  await listed(`${origin}/api/works`, bearer(token), ({ works }) => works)
  await listed(`${origin}/api/scans`, bearer(token), ({ scans }) => scans)
}

async function listed(url, headers, itemsOf) {
  for (const until = Date.now() + CLAIM_PATIENCE_MS; Date.now() < until; await setTimeout(500))
    if (itemsOf((await askJson(url, { headers })).data).length > 0) return
  throw new Error(`nothing is listed at ${url}`)
}

/** A search of the sites for listings under a name, which has ended. @returns {Promise<string>} its id */
async function scannedListings({ member }) {
  const { scanId } = await member.call('POST', '/api/listing-scans', 202, { name: '山茶小窯' })
  await ended(`${member.origin}/api/listing-scans/${scanId}`, bearer(member.token))
  return scanId
}

/** A work whose scan has found eight copies, and what the browser of its visitor keeps. */
async function scannedWork({ origin, market }, say) {
  const settings = { origin, market, seed: Date.now() % 2 ** 31 }
  const record = new Record(() => undefined)
  const work = { bytes: await drawPicture(settings.seed), filename: 'pages.jpg', title: '頁面量測' }
  const seal = await sealWork(settings, work, record)
  const { copies } = await postCopies(settings, work, record)
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
    scanId,
    listing: copies[0].url,
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

/** In the browser itself, which keeps the cookie by which a session is renewed. @returns {Promise<string>} who it is */
const logIn = (page, body) =>
  page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: sent })
    const { token, user } = await answer.json()
    if (!token) throw new Error(`login answered ${answer.status}`)
    localStorage.setItem('accessToken', token)
    return user.id
  }, JSON.stringify(body))
