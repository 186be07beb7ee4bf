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
      expect(errors).toEqual([])
    })
  }
}
