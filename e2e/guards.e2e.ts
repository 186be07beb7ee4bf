import { expect, test, type Page } from '@playwright/test'
import { pickFile } from './hands'
import { newPicture } from './picture'
import { person, Visitor } from './visitor'
import { english as words } from './words'

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

async function keepUser(page: Page, user: object): Promise<void> {
  await page.goto('/register')
  await page.evaluate(`localStorage.setItem('trialUser', ${JSON.stringify(JSON.stringify(user))})`)
  await page.goto('/protect/step1')
}

test('TRIAL-02: step 1 says what is missing in the order of the specification', async ({ page }) => {
  const picture = await newPicture()
  const visitor = new Visitor(page, words)
  const submit = page.getByRole('button', { name: words.upload })

  await keepUser(page, person)
  await expect(submit).toBeDisabled()
  await visitor.agree()
  await submit.click()
  await expect(page.getByText('please select the file to protect', { exact: true })).toBeVisible()

  const blanks = [
    [{ ...person, realName: ' ', email: ' ', phone: ' ' }, 'please enter your real name'],
    [{ ...person, email: ' ', phone: ' ' }, 'please enter your email'],
    [{ ...person, phone: ' ' }, 'please enter your phone number'],
  ] as const
  for (const [user, message] of blanks) {
    await keepUser(page, user)
    await pickFile(page.getByLabel(words.file), picture.file)
    await page.getByLabel(words.workTitle).fill(' ')
    await visitor.agree()
    await submit.click()
    await expect(page.getByText(message)).toBeVisible()
  }

  await keepUser(page, person)
  await pickFile(page.getByLabel(words.file), picture.file)
  await page.getByLabel(words.workTitle).fill(' ')
  await visitor.agree()
  await submit.click()
  await expect(page.getByText('please enter the work title', { exact: true })).toBeVisible()
})

test('TRIAL-01: without name, e-mail and phone step 1 leads to the registration', async ({ page }) => {
  await page.goto('/protect/step1')
  await expect(page).toHaveURL(/\/register\?way=visitor$/)
})

const guards = [
  {
    at: '/protect/step2',
    says: 'trial data or file info not found, returning to step 1',
    to: '/protect/step1',
  },
  { at: '/protect/step3', says: 'trial login expired, please restart the trial flow', to: '/protect/step1' },
] as const

for (const { at, says, to } of guards) {
  test(`TRIAL-12: ${at} without its data says '${says}' and leads to ${to}`, async ({ page }) => {
    await keepUser(page, person)
    await page.goto(at)
    await expect(page.getByRole('alertdialog')).toContainText(says)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  })
}

test('TRIAL-12: steps 3 and 4 without a scan lead back to step 2', async ({ page }) => {
  const visitor = new Visitor(page, words)
  await visitor.register()
  await visitor.seal(await newPicture())
  const places = [
    ['/protect/step3', 'Scan ID or file info not found, returning to step 2'],
    ['/protect/step4', 'scan results lost, returning to step 2 to rescan'],
  ] as const
  for (const [at, says] of places) {
    await page.goto(at)
    await expect(page.getByRole('alertdialog')).toContainText(says)
    await visitor.expectAccessible()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/protect\/step2$/)
    await expect(page.getByRole('button', { name: words.scan })).toBeVisible()
  }
})
