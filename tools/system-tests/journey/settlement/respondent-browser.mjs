import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { seconds } from '../../shared/until.mjs'
import { findChromium } from '../../../standalone/chromium.mjs'

/** A button, by what pressing it says. */
const buttonOf = (does) => `form:has(input[name="do"][value="${does}"]) button`

/** The browser of the other sides: each has a profile of its own, and one of two has its scripts switched off. */
export class RespondentBrowser {
  /**
   * @param {import('@playwright/test').Browser} browser
   * @param {{ folder: string }} settings
   * @param {import('../../shared/record.mjs').Record} record
   */
  constructor(browser, { folder }, record) {
    this.browser = browser
    this.folder = folder
    this.record = record
  }

  /** Undefined where there is no Chromium. */
  static async open(settings, record) {
    const executablePath = await findChromium((text) => record.print(`  ${text}`))
    if (!executablePath) return record.omit('the other side in a browser: there is no Chromium')
    const { chromium } = await import('@playwright/test')
    // Chromium's own sandbox does not run as root; the pages are ours.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    mkdirSync(settings.folder, { recursive: true })
    return new RespondentBrowser(await chromium.launch({ executablePath, args }), settings, record)
  }

  /** @param {string} address of their page @param {{ hasScripts: boolean, name: string }} options */
  async visit(address, { hasScripts, name }) {
    const context = await this.browser.newContext({
      javaScriptEnabled: hasScripts,
      locale: hasScripts ? 'zh-TW' : 'en-GB',
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    /** @type {string[]} */
    const others = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(address).origin) others.push(request.url())
    })
    await page.goto(address)
    this.record.same(await context.cookies(), [], 'the cookies of the other side')
    return new Respondent(page, others, this, name)
  }

  close() {
    return this.browser.close()
  }
}

/** The other side of a case before its page. */
class Respondent {
  /**
   * @param {import('@playwright/test').Page} page
   * @param {string[]} others requests to other origins, as they come
   * @param {RespondentBrowser} browser
   * @param {string} name
   */
  constructor(page, others, { folder, record }, name) {
    this.page = page
    this.others = others
    this.folder = folder
    this.record = record
    this.name = name
  }

  /** Sends a form of the page, as it is filled in. @param {Record<string, string>} fields by name */
  async send(does, fields = {}) {
    const form = this.page.locator('form', { has: this.page.locator(`input[name="do"][value="${does}"]`) })
    const fold = this.page.locator('details', { has: form })
    if ((await fold.count()) > 0 && (await fold.getAttribute('open')) === null)
      await fold.locator('summary').click()
    for (const [name, value] of Object.entries(fields)) await fillIn(form, name, value)
    if (!(await this.press(this.page.locator(buttonOf(does))))) return this.send(does, fields)
    const problem = await this.page.getByRole('alert').allInnerTexts()
    this.record.same(problem, [], `what keeps the other side from: ${does}`)
  }

  /** Sends a picture as evidence. @param {Buffer} bytes */
  async sendPicture(bytes) {
    const form = this.page.locator('form[action*="/files"]')
    const fold = this.page.locator('details', { has: form })
    if ((await fold.count()) > 0 && (await fold.getAttribute('open')) === null)
      await fold.locator('summary').click()
    const file = { name: 'evidence.jpg', mimeType: 'image/jpeg', buffer: bytes }
    await form.locator('input[type="file"]').setInputFiles(file)
    if (!(await this.press(form.locator('button')))) return this.sendPicture(bytes)
    const problem = await this.page.getByRole('alert').allInnerTexts()
    this.record.same(problem, [], 'what keeps the other side from sending a picture')
  }

  /**
   * All other sides of a journey are in one network, which may send ten forms a minute: whoever is told to wait does so, and is
   * before the page again.
   * @returns {Promise<boolean>} false: it has to be filled in again
   */
  async press(button) {
    const address = this.page.url()
    const [response] = await Promise.all([this.page.waitForResponse(isPost), button.click()])
    await this.page.waitForLoadState()
    if (response.status() !== 429) return true
    await seconds(Number(response.headers()['retry-after'] ?? 5))
    await this.page.goto(address)
    return false
  }

  /** Reads the page once more, after the claimant has acted. */
  async look(when) {
    await this.page.goto(this.page.url())
    this.record.same(this.others, [], 'requests to strangers')
    const picture = join(this.folder, `${this.name}-${when}.png`)
    await this.page.screenshot({ path: picture, fullPage: true })
    this.record.artefact('their page', picture)
    return this.page.locator('main').innerText()
  }
}

const isPost = (response) => response.request().method() === 'POST'

async function fillIn(form, name, value) {
  const field = form.locator(`[name="${name}"]`)
  const type = await field.first().getAttribute('type')
  if (type === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check()
  else if (type === 'checkbox') await field.setChecked(value === 'yes')
  else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
  else await field.fill(value)
}
