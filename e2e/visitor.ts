import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Download, type Page } from '@playwright/test'
import { mouse, type Hands } from './hands'
import { patient } from './patience'
import type { Picture } from './picture'
import type { Words } from './words'

export const person = { realName: '林小印', email: 'visitor@example.tw', phone: '0912345678' }

/** Somebody at the product's pages: does what a visitor does, by what a visitor can see. */
export class Visitor {
  readonly errors: string[] = []

  constructor(
    readonly page: Page,
    private readonly words: Words,
    private readonly hands: Hands = mouse(page),
  ) {
    page.on('pageerror', (error) => this.errors.push(error.message))
  }

  /** From the start page to step 1, with name, e-mail and phone. */
  async register(): Promise<void> {
    const { page, words, hands } = this
    await page.goto('/')
    await hands.press(page.getByRole('link', { name: words.start }).first())
    await expect(page).toHaveURL(/\/register\?way=visitor$/)
    await hands.fill(page.getByLabel(words.name), person.realName)
    await hands.fill(page.getByLabel(words.email), person.email)
    await hands.fill(page.getByLabel(words.phone), person.phone)
    await this.expectAccessible()
    await hands.press(page.getByRole('button', { name: words.continue }))
    await expect(page.getByRole('heading', { level: 1, name: words.step1 })).toBeVisible()
  }

  /** From step 1 to step 2. */
  async seal({ file, title }: Picture): Promise<void> {
    const { page, words, hands } = this
    await hands.pick(page.getByLabel(words.file), file)
    await expect(page.getByLabel(words.workTitle)).toHaveValue(file.name.replace(/\.\w+$/, ''))
    await hands.fill(page.getByLabel(words.workTitle), title)
    await this.agree()
    await hands.press(page.getByRole('button', { name: words.upload }))
    await expect(page.getByRole('heading', { level: 1, name: words.sealed })).toBeVisible({
      timeout: patient(30_000),
    })
  }

  async agree(): Promise<void> {
    const box = this.page.getByRole('checkbox')
    if (!(await box.isChecked())) await this.hands.tick(box)
    await expect(box).toBeChecked()
  }

  /** From step 2 to step 3. */
  async startScan(): Promise<void> {
    const { page, words, hands } = this
    await hands.press(page.getByRole('button', { name: words.scan }))
    await expect(page.getByRole('heading', { level: 1, name: words.scanning })).toBeVisible()
  }

  /** From step 3 to step 4, when the scan ends. @returns the scan's id */
  async awaitResults(): Promise<string> {
    const { page, words } = this
    const heading = page.getByRole('heading', { level: 1, name: words.results })
    await expect(heading).toBeVisible({ timeout: patient(180_000) })
    return (await this.kept()).lastScanId
  }

  /** What the browser keeps of the trial (TRIAL-15). */
  async kept(): Promise<{ lastScanId: string; progressToken: string; token: string }> {
    const [data, token] = await this.page.evaluate<(string | null)[]>(
      "[sessionStorage.getItem('trialData'), localStorage.getItem('trialToken')]",
    )
    return {
      ...(JSON.parse(data ?? '{}') as { lastScanId: string; progressToken: string }),
      token: token ?? '',
    }
  }

  /** Presses a button that saves a file. */
  async save(button: string): Promise<Download> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.hands.press(this.page.getByRole('button', { name: button })),
    ])
    return download
  }

  async expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const { width } = this.page.viewportSize() ?? { width: 0 }
    const needed = Number(await this.page.evaluate('document.documentElement.scrollWidth'))
    expect(needed, 'the page sticks out').toBeLessThanOrEqual(width)
  }
}

/** @throws unless the saved file is a PDF */
export async function pdfOf(download: Download): Promise<string> {
  const path = await download.path()
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
  return path
}
