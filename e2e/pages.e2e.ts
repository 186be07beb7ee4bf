import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const pages = ['/', '/register', '/protect/step1', '/pricing', '/terms', '/admin/login', '/nowhere']

for (const width of [390, 1440]) {
  for (const path of pages) {
    test(`${path} at ${width} px: nothing for axe to say, nothing sticks out, no error in the console`, async ({
      page,
    }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      expect(Number(await page.evaluate('document.documentElement.scrollWidth'))).toBeLessThanOrEqual(width)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const inDark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      expect(inDark.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
      expect(errors).toEqual([])
    })
  }
}

test('a page can be read enlarged to 400 %, without motion, and on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/register', '/verify']) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(Number(await page.evaluate('document.documentElement.scrollWidth'))).toBeLessThanOrEqual(320)
    expect(await page.evaluate('document.getAnimations().length')).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
})
