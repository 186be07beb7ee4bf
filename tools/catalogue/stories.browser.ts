import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { recordedBy, recordedVersion, titles } from './stories'

/** A frame shows parts of pages, shells even twice. */
const rulesForWholePages = [
  ...['page-has-heading-one', 'heading-order', 'region', 'landmark-unique', 'landmark-no-duplicate-banner'],
  ...[
    'landmark-no-duplicate-contentinfo',
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
  ],
]

async function openStories(page: Page, title: string, settings: Record<string, string> = {}) {
  const query = new URLSearchParams({ stories: title, language: 'en', ...settings })
  await page.goto(`/catalogue.html?${query}`)
  await expect(page.getByRole('main')).toHaveAccessibleName(title)
  await page.evaluate('document.fonts.ready')
}

/** Controls that are told from the page by their background alone: under forced colours nothing of them would be left. */
const controlsWithoutEdge = `[...document.querySelectorAll('button, select, input:not([type=file]), [role=button], [role=progressbar] *')]
  .filter((element) => element.checkVisibility({ opacityProperty: true }))
  .filter((element) => {
    const style = getComputedStyle(element)
    const isFilled = element.dataset.filled === 'true'
    const hasEdge = parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none'
    return isFilled && !hasEdge && style.forcedColorAdjust !== 'none'
  })
  .map((element) => element.outerHTML.slice(0, 160))`

const noteFilled = `for (const element of document.querySelectorAll('*')) {
  const { backgroundColor } = getComputedStyle(element)
  element.dataset.filled = String(!/^rgba\\(.*, 0\\)$|^transparent$/.test(backgroundColor))
}`

for (const title of titles) {
  test.describe(title, () => {
    for (const theme of ['light', 'dark']) {
      test(`${theme}: nothing for axe to say, contrast included`, async ({ page }) => {
        await openStories(page, title, { theme })
        const { violations } = await new AxeBuilder({ page }).disableRules(rulesForWholePages).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      })

      test(`${theme}: as it was recorded`, async ({ page, browser }, { config }) => {
        const isRecording = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed'
        if (isRecording) {
          mkdirSync(dirname(recordedBy), { recursive: true })
          writeFileSync(recordedBy, `${browser.version()}\n`)
        }
        test.skip(recordedVersion() !== browser.version(), `recorded by Chromium ${recordedVersion()}`)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.clock.setFixedTime('2026-11-22T08:00:00Z')
        await openStories(page, title, { theme })
        const name = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${theme}.png`
        await expect(page).toHaveScreenshot(name, { fullPage: true, maxDiffPixelRatio: 0.002 })
      })
    }

    test('enlarged to 400 %: nothing sticks out at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await openStories(page, title)
      expect(Number(await page.evaluate('document.documentElement.scrollWidth'))).toBeLessThanOrEqual(320)
    })

    test('reduced motion: nothing moves', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openStories(page, title)
      expect(await page.evaluate('document.getAnimations().length')).toBe(0)
    })

    test('forced colours: no control is told by its background alone', async ({ page }) => {
      await openStories(page, title)
      await page.evaluate(noteFilled)
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await page.evaluate(controlsWithoutEdge)).toEqual([])
    })
  })
}
