import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { keyboard, programRuns } from './hands'
import { patient } from './patience'
import { Member } from './people'
import { pdfOf } from './visitor'

test.use({
  locale: 'en-GB',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Nothing that axe knows is wrong, and nothing sticks out. */
async function expectFit(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const needed = Number(await page.evaluate('document.documentElement.scrollWidth'))
  expect(needed, 'the page sticks out').toBeLessThanOrEqual(390)
}

const isOpen = (fold: Locator): Promise<boolean> => fold.evaluate((one) => one.matches('details[open] > *'))

test('TM-01, 03, 04, 05: a member without a mouse goes on a telephone from a name to its report, its watch and the listings under it', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(patient(240_000))
  const hands = keyboard(page)
  const member = await Member.register(String(baseURL))
  const token = await member.logIn()
  await page.addInitScript(`localStorage.setItem('accessToken', ${JSON.stringify(token)})`)

  await test.step('TM-01: the box', async () => {
    await page.goto('/trademark')
    await programRuns(page)
    await hands.fill(page.getByLabel(/The name you want to use/), '晨光茶坊')
    await hands.fill(page.getByLabel(/What you sell or do/), '我們賣茶葉')
    await hands.press(page.getByRole('button', { name: 'Compare', exact: true }))
    await expect(page.getByRole('heading', { level: 2, name: '晨光茶坊' })).toBeVisible({
      timeout: patient(20_000),
    })
    await expectFit(page)
  })

  await test.step('TM-03: a class is added, and the result is another', async () => {
    const shop = page.getByRole('button', { name: /^Class 35/ })
    const pressed = (await shop.getAttribute('aria-pressed')) === 'true'
    await hands.press(shop)
    await expect(shop).toHaveAttribute('aria-pressed', String(!pressed))
    await expect(page).toHaveURL(/class=/)
  })

  await test.step('TM-04: the reasons on five axes are opened', async () => {
    const fold = page.getByText('Open the reasons on five axes').first()
    await hands.press(fold)
    await expect.poll(() => isOpen(fold)).toBe(true)
    await hands.press(page.locator('summary').filter({ hasText: 'Sound' }).first())
    await expect(page.getByRole('list', { name: 'Characters paired by sound' }).first()).toBeVisible()
    await expectFit(page)
  })

  await test.step('another spelling stands beside it', async () => {
    const other = page.getByLabel('The other spelling')
    if (!(await other.isVisible())) await hands.press(page.getByText('Compare with another spelling'))
    await hands.fill(other, '辰光茶坊')
    await hands.press(page.getByRole('button', { name: 'Compare', exact: true }))
    await expect(page.getByRole('heading', { level: 2, name: '辰光茶坊' })).toBeVisible({
      timeout: patient(20_000),
    })
  })

  await test.step('TM-05: the report is made and saved', async () => {
    const results = page.getByRole('region', { name: 'Results for 晨光茶坊' })
    await hands.press(results.getByRole('button', { name: 'Make the report' }))
    const save = results.getByRole('button', { name: 'Download the PDF' })
    await expect(save).toBeVisible({ timeout: patient(30_000) })
    const [saved] = await Promise.all([page.waitForEvent('download'), hands.press(save)])
    await pdfOf(saved)
  })

  await test.step('the name is watched', async () => {
    const results = page.getByRole('region', { name: 'Results for 晨光茶坊' })
    await hands.press(results.getByRole('button', { name: 'Start watching' }))
    await expect(results.getByText('The name is watched.')).toBeVisible()
  })

  await test.step('the listings under it are searched for', async () => {
    const results = page.getByRole('region', { name: 'Results for 晨光茶坊' })
    await hands.press(results.getByRole('button', { name: 'Search listings for “晨光茶坊”' }))
    await expect(page).toHaveURL(/\/listing-scans\//)
    await expect(page.getByText(/The words of \d+ listings were compared with the name/)).toBeVisible({
      timeout: patient(90_000),
    })
    await expectFit(page)
  })
})
