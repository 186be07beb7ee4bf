import { expect, test, type Page } from '@playwright/test'
import { loggedIn, logIn } from './account-forms'
import { expectWell, filesOfFirstView, gotoAnswered, MOST_REQUESTS } from './page-checks'
import { administrator, Member } from './people'

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

const office = [
  'dashboard',
  'services',
  'contact-messages',
  'approvals',
  'parked-events',
  'jobs',
  'channels',
  'cases',
  'audit',
]

/** A page of somebody who is logged in, on a phone. */
async function expectPhonePage(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoAnswered(page, path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const files = await filesOfFirstView(page)
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  await expectWell(page, 390)
}

test('AUTH-12, AUTH-13, ADMIN-01: the login of the back office', async ({ browser, page, baseURL }) => {
  const url = baseURL as string
  const member = await Member.register(url)
  const memberPage = await loggedIn(browser, member, baseURL)
  await memberPage.goto('/admin/dashboard')
  await expect(memberPage.getByText('authentication failed, redirecting to login in 2 seconds')).toBeVisible()
  await expect(memberPage).toHaveURL(/\/admin\/login$/)

  for (const path of ['/dashboard', '/listing-scans', '/trademark', '/member-info'])
    await test.step(`${path} on a phone`, () => expectPhonePage(memberPage, path))

  const admin = await administrator(url)
  await page.goto('/admin/login')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await logIn(page, admin.email, admin.password)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  for (const name of office)
    await test.step(`/admin/${name} on a phone`, () => expectPhonePage(page, `/admin/${name}`))
  await page.goto('/member-info')
  await expect(page.getByText(admin.email)).toBeVisible()
})
