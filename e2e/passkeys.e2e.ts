import { expect, test, type Page } from '@playwright/test'
import { loggedIn, logIn } from './account-forms'
import { Member } from './people'

/** A device that has passkeys, in Chromium's own stand-in (WebAuthn domain of its DevTools protocol). */
async function giveDevice(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('E7: a passkey is added, opens a login, and proves who is there when it is removed', async ({
  browser,
  baseURL,
}) => {
  const member = await Member.register(baseURL as string)
  const page = await loggedIn(browser, member, baseURL)
  await giveDevice(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/member-info')
  await page.getByLabel('What it is called').fill('My laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Your password').fill(member.password)
  await dialog.getByRole('button', { name: 'Confirm and go on' }).click()
  await expect(page.getByText('Keep these recovery codes')).toBeVisible()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Not used yet')).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate('localStorage.clear()')
  await page.goto('/login')
  await logIn(page, member.email, member.password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/member-info')
  await expect(page.getByText('Last used')).toBeVisible()
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('The passkey is removed.')).toBeVisible()
  await expect(page.getByText('You have none.')).toBeVisible()
})
