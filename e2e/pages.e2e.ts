import { expect, test } from '@playwright/test'
import { programRuns } from './hands'
import { expectWell, filesOfFirstView, gotoAnswered, MOST_REQUESTS } from './page-checks'

const pages = ['/', '/register', '/protect/step1', '/pricing', '/terms', '/admin/login', '/nowhere']

test('SHELL-02: an address at which nothing is says so to people and to programs', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('404')).toBeVisible()
  expect((await page.goto('/protect/step1'))?.status()).toBe(200)
})

for (const path of ['/', '/login', '/register', '/forgot-password', '/verify', '/pricing']) {
  test(`the first view of ${path} takes at most 8 requests, all compressed that can be`, async ({ page }) => {
    const plain: string[] = []
    page.on('response', (response) => {
      const { 'content-type': type = '', 'content-encoding': encoding } = response.headers()
      if (/html|javascript|css/.test(type) && encoding !== 'br') plain.push(response.url())
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const files = await filesOfFirstView(page)
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
    expect(plain).toEqual([])
  })
}

for (const width of [390, 1440]) {
  for (const path of pages) {
    test(`${path} at ${width} px: nothing for axe to say, nothing sticks out, no error in the console`, async ({
      page,
    }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.setViewportSize({ width, height: 900 })
      // Step 1 leads who is not known on to another page, which is fetched then.
      await gotoAnswered(page, path)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectWell(page, width)
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
    await programRuns(page)
    expect(await page.evaluate('document.getAnimations().length')).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  }
})

test('W11: a visitor who has not agreed meets no stranger and has no cookie but ours', async ({
  page,
  context,
}) => {
  const settings = {
    metaPixelId: '1234567890',
    measurementId: 'G-TEST1234',
    canTest: false,
    isOpenForTests: false,
  }
  await page.route('**/api/tracking/settings', (route) => route.fulfill({ json: settings }))
  const strangers: string[] = []
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') strangers.push(request.url())
  })
  const bar = page.getByRole('region', { name: '可以統計造訪嗎？' })
  for (const path of [
    '/',
    '/pricing',
    '/login',
    '/register',
    '/protect/step1',
    '/payment?plan=pro',
    '/addon-payment?pack=seal-pack',
    '/payment/success',
    '/order-link',
    '/refund-policy',
    '/_pixel-debug',
  ]) {
    await gotoAnswered(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toBeVisible()
  }
  expect(strangers).toEqual([])
  expect(await context.cookies()).toEqual([])
  await bar.getByRole('button', { name: '只用必要的' }).click()
  await expect(bar).toBeHidden()
  await gotoAnswered(page, '/')
  await expect(bar).toBeHidden()
  expect(strangers).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
})
