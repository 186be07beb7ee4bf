import { expect, test, type Page } from '@playwright/test'
import { programRuns } from './hands'
import { gotoAnswered } from './page-checks'
import { patient } from './patience'

/** The most layout shift that is not felt (promise P7). */
const STILL = 0.02

/** Sums up in the page how far what stands in it has jumped. */
const watchShifts = `
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value
  }).observe({ type: 'layout-shift', buffered: true })`

for (const [locale, lang] of [
  ['zh-TW', 'zh-TW'],
  ['en-GB', 'en'],
  ['zh-CN', 'zh-CN'],
  ['ja-JP', 'ja'],
  ['ko-KR', 'ko'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } })

    test('HOME-18: pages come in the language of the browser; nothing jumps, and the console is silent', async ({
      page,
    }) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(error.message))
      await page.addInitScript(watchShifts)
      for (const path of ['/', '/pricing', '/login', '/register', '/verify']) {
        const answer = await gotoAnswered(page, path)
        expect(await answer?.text()).toContain(`<html lang="${lang}"`)
        await programRuns(page)
        expect(await page.evaluate('document.documentElement.lang')).toBe(lang)
        expect(Number(await page.evaluate('window.shifts')), path).toBeLessThanOrEqual(STILL)
      }
      expect(said).toEqual([])
    })
  })
}

test('HOME-01: a link is a case that waits for its registration, after two actions and in ten seconds', async ({
  page,
}) => {
  const link = 'https://shopee.tw/product/1/2'
  const begun = Date.now()
  await page.goto('/')
  const form = page.getByRole('form', { name: '快速立案' })
  await form.getByRole('textbox', { name: '可疑連結' }).fill(link)
  await form.getByRole('button', { name: '開始申請下架' }).click()
  await expect(page).toHaveURL(/\/register/)
  await expect(page.getByText(link)).toBeVisible()
  expect(Date.now() - begun).toBeLessThan(patient(10_000))
})

test('AUTH-07: a visitor who comes back to the written page finds what they typed', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  const visitor = { realName: '林小印', email: 'lin@example.tw', phone: '0912345678' }
  await page.addInitScript(`localStorage.setItem('trialUser', ${JSON.stringify(JSON.stringify(visitor))})`)
  await page.goto('/register')
  await expect(page.getByLabel('真實姓名')).toHaveValue(visitor.realName)
  await page.getByRole('radio', { name: '不註冊，先試用' }).check()
  await expect(page.getByRole('textbox', { name: '手機號碼' })).toHaveValue(visitor.phone)
  expect(said).toEqual([])
})

test('HOME-09: the written page is taken over without a word at any hour, and then knows its visitor', async ({
  page,
}) => {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  // The last minute of a day in Taiwan, when the fewest places are left.
  const now = new Date('2026-03-01T15:59:00Z')
  const kept = { date: '2026-03-01', reservedUntil: now.getTime(), claimed: true }
  await page.addInitScript(`localStorage.setItem('dailyPromotion', ${JSON.stringify(JSON.stringify(kept))})`)
  await page.clock.setFixedTime(now)
  await page.route('/api/promotions/today', (route) => route.abort())
  await page.goto('/?utm_source=letter&upsell=dmca_success&caseId=20260301-1')
  await page.mouse.wheel(0, 400)
  await page.getByRole('dialog').getByRole('button', { name: '之後再說' }).click()
  const daily = page.getByRole('complementary', { name: '今日優惠' })
  await expect(daily).toContainText('您今天已經完成註冊，謝謝！')
  await expect(daily).toContainText(/今天大約還有 6 個名額/)
  await expect(page.getByRole('link', { name: '申請下架' })).toHaveAttribute('href', /utm_source=letter/)
  expect(said).toEqual([])
})

test('BILL-01: prices stand in the document, for who reads it without a program', async ({ request }) => {
  const document = await (await request.get('/pricing', { headers: { accept: 'text/html' } })).text()
  for (const price of ['NT$590', 'NT$1,990', 'NT$4,990']) expect(document).toContain(price)
})

test('ADR 50: the first paint has the chosen theme and the greeting of who comes back, before the program', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  const band = page.getByRole('link', { name: '繼續上次的封存' })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(band).toBeHidden()
  await page.evaluate("localStorage.setItem('theme', 'dark'); localStorage.setItem('trialToken', 'a.b.c')")
  await page.goto('/')
  await expect(band).toBeVisible()
  expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark')
})

/** As if the page had stood long enough to say that its program does not come. */
const waitLong = (page: Page): Promise<void> =>
  page.evaluate(
    "document.getAnimations().forEach((each) => each.animationName === 'late-start' && each.finish())",
  )

test('ADR 50: where the program does not come the page says so; a link that is followed before it runs leads to the same page', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const late = page.getByText('載入時間比平常久')
  await expect(late).toBeHidden()
  await waitLong(page)
  await expect(late).toBeVisible()
  await page.getByRole('link', { name: '免費封存一張圖片' }).first().click()
  await expect(page).toHaveURL(/\/register/)
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('button', { name: '繼續上傳作品' })).toBeVisible()
  await waitLong(page)
  await expect(late).toBeHidden()
})
