import { expect, test } from '@playwright/test'
import { loggedIn, logIn } from './account-forms'
import { administrator, Member } from './people'

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

test('AUTH-12, AUTH-13, ADMIN-01: the door of the back office', async ({ browser, page, baseURL }) => {
  const url = baseURL as string
  const member = await Member.register(url)
  const memberPage = await loggedIn(browser, member, baseURL)
  await memberPage.goto('/admin/dashboard')
  await expect(memberPage.getByText('authentication failed, redirecting to login in 2 seconds')).toBeVisible()
  await expect(memberPage).toHaveURL(/\/admin\/login$/)

  const admin = await administrator(url)
  await page.goto('/admin/login')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await logIn(page, admin.email, admin.password)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/member-info')
  await expect(page.getByText(admin.email)).toBeVisible()
})
