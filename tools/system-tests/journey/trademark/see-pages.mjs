import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../../../standalone/chromium.mjs'

const widths = [1440, 390]
const languages = { 'zh-TW': 'zh-TW', en: 'en-GB' }

/** Opens search and watch as the member does, and keeps a picture of each. */
export async function seePages({ origin, folder }, member, { name, scanId }, record) {
  const executablePath = await findChromium((text) => record.print(`  ${text}`))
  if (!executablePath) return record.omit('the pages in a browser: there is no Chromium')
  const { chromium } = await import('@playwright/test')
  // Chromium's own sandbox does not run as root; the pages are ours.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args })
  try {
    for (const [language, locale] of Object.entries(languages)) {
      const context = await browser.newContext({ locale, viewport: { width: widths[0], height: 900 } })
      await context.addInitScript((token) => localStorage.setItem('accessToken', token), member.token)
      for (const width of widths) {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 900 })
        await see(page, { address: `${origin}/trademark/watch`, picture: `watch-${language}-${width}.png` })
        await see(page, {
          address: `${origin}/trademark/search?name=${encodeURIComponent(name)}&class=30,43`,
          picture: `search-${language}-${width}.png`,
        })
        await see(page, {
          address: `${origin}/listing-scans/${scanId}`,
          picture: `listings-${language}-${width}.png`,
        })
        await page.close()
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }

  async function see(page, { address, picture }) {
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(address)
    await page
      .getByRole('heading', { name: new RegExp(name) })
      .first()
      .waitFor({ timeout: 60_000 })
    record.same(errors, [], `the errors of ${address}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    record.expect(overflow <= 0, `${address} is ${overflow} px wider than the window`)
    const path = join(folder, picture)
    await page.screenshot({ path, fullPage: true })
    record.artefact('picture', path)
  }
}
