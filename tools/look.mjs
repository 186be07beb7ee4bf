// (not committed) pictures of every page, as a visitor and as a member with data
import puppeteer from 'puppeteer-core'
import { writeFileSync, readFileSync, existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { askJson, bearer } from './journey/ask.mjs'
import { drawPicture } from './journey/draw-picture.mjs'
import { Record } from './journey/record.mjs'
import { postCopies } from './journey/steps/post-copies.mjs'
import { sealWork } from './journey/steps/seal-work.mjs'
import { registerPerson } from './attack/accounts/people.mjs'
const origin = process.env.ORIGIN ?? 'http://localhost:8180', market = process.env.MARKET ?? 'http://localhost:8190'
const out = process.env.OUT ?? '/tmp/look'
const stateFile = `${out}/state.json`
let state
if (existsSync(stateFile)) state = JSON.parse(readFileSync(stateFile))
else {
  const settings = { origin, market, seed: 77 }
  const record = new Record(() => undefined)
  const work = { bytes: await drawPicture(settings.seed), filename: '山茶花.jpg', title: '山茶花新品照' }
  const seal = await sealWork(settings, work, record)
  await postCopies(settings, work, record)
  const started = await askJson(`${origin}/protect/trial/files/${seal.id}/scan`, { method: 'POST', headers: bearer(seal.token), status: 202 })
  for (;;) { const { data } = await askJson(`${origin}/protect/trial/scans/${started.scanId}`, { headers: bearer(seal.token) }); if (data.status !== 'processing') break; await setTimeout(1000) }
  const { email, password } = await registerPerson(origin)
  state = { email, password, seal: seal.id, token: seal.token, scan: started.scanId }
  writeFileSync(stateFile, JSON.stringify(state))
}
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', `--lang=${process.env.LANGUAGE ?? 'zh-TW'}`] })
const page = await browser.newPage()
await page.setExtraHTTPHeaders({})
await page.evaluateOnNewDocument((l) => { Object.defineProperty(navigator, 'languages', { get: () => [l] }); Object.defineProperty(navigator, 'language', { get: () => l }) }, process.env.LANGUAGE ?? 'zh-TW')
page.on('console', (m) => m.type() === 'error' && console.log('console:', page.url(), m.text().slice(0, 200)))
page.on('pageerror', (e) => console.log('pageerror:', page.url(), String(e).slice(0, 200)))
const client = await page.createCDPSession(); await client.send('Audits.enable')
client.on('Audits.issueAdded', ({ issue }) => console.log('issue', page.url(), issue.code, JSON.stringify(issue.details).slice(0, 300)))
await page.goto(origin + '/robots.txt')
if (process.env.MEMBER) {
  await page.evaluate(async ({ email, password, token }) => {
    const r = await fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ identifier: email, password }) })
    const { token: t } = await r.json(); if (!t) throw new Error(String(r.status)); localStorage.setItem('accessToken', t)
    if (token) await fetch('/api/account/trial-works', { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${t}` }, body: JSON.stringify({ trialToken: token }) }).then((x) => x.text())
  }, state)
}
if (process.env.DARK) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }])
await page.evaluateOnNewDocument(() => { window.__cls = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__cls.push({ v: e.value, s: e.sources.map((s) => s.node?.className?.toString().slice(0, 80) + '|' + s.node?.textContent?.slice(0, 40)) }) }).observe({ type: 'layout-shift', buffered: true }) })
for (const path of process.argv.slice(2)) {
  for (const width of (process.env.WIDTHS ?? '1440,390').split(',').map(Number)) {
    await page.setViewport({ width, height: width > 800 ? 900 : 844, deviceScaleFactor: 1 })
    const address = path.replace(':work', state.seal).replace(':scan', state.scan)
    await page.goto(origin + address, { waitUntil: 'networkidle2', timeout: 60000 })
    await setTimeout(700)
    const name = `${out}/${(address.replaceAll('/', '_').slice(0, 40) || '_')}-${width}${process.env.DARK ? '-dark' : ''}${process.env.LANGUAGE ?? ''}${process.env.MEMBER ? '-m' : ''}.png`
    const cls = await page.evaluate(() => ({ sum: window.__cls.reduce((a, e) => a + e.v, 0), all: window.__cls, sw: document.documentElement.scrollWidth }))
    await page.screenshot({ path: name, fullPage: process.env.FULL !== '0' })
    console.log(name, page.url(), 'cls', cls.sum.toFixed(4), 'scrollWidth', cls.sw, cls.sum > 0.01 ? JSON.stringify(cls.all).slice(0, 900) : '')
  }
}
await browser.close()
