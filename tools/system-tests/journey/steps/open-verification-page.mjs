import { join } from 'node:path'
import { findChromium } from '../../../standalone/chromium.mjs'

/**
 * Opens the public page as a stranger would and checks that it says anchored and shows the same fingerprints.
 * @param {import('../../shared/settings.mjs').Settings} settings
 * @param {{ id: string, sha256: string, transaction: string }} seal
 * @param {import('../../shared/record.mjs').Record} record
 */
export async function openVerificationPage({ origin, folder }, seal, record) {
  const executablePath = await findChromium((text) => record.print(`  ${text}`))
  if (!executablePath) return record.omit('the public page in a browser: there is no Chromium')
  const { chromium } = await import('@playwright/test')
  // Chromium's own sandbox does not run as root; the page is ours.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${origin}/verify/${seal.id}`)
    const state = page.getByText(/^Sealed, and written to (?:the|a test) chain$/)
    await state.first().waitFor({ timeout: 30_000 })
    const text = await page.locator('main').innerText()
    record.expect(text.includes(seal.sha256), 'the public page does not show the SHA-256')
    record.expect(text.includes(seal.transaction), 'the public page does not show the transaction')
    record.same(errors, [], 'the errors of the page')
    const picture = join(folder, 'verification.png')
    await page.screenshot({ path: picture, fullPage: true })
    record.artefact('public page', page.url())
    record.artefact('picture of it', picture)
  } finally {
    await browser.close()
  }
}
