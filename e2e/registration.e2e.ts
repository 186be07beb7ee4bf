import { expect, test } from '@playwright/test'
import { fillRegistration, newPerson } from './account-forms'
import { patient } from './patience'
import { newPicture } from './picture'
import { Visitor } from './visitor'
import { accountWords, english } from './words'

const words = accountWords.en

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

test('AUTH-04, AUTH-07: registers, is logged in at once, is told so, and is at the dashboard', async ({
  page,
}) => {
  const visitor = new Visitor(page, english)
  const person = newPerson()
  await page.goto('/register')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const submit = page.getByRole('button', { name: words.register, exact: true })
  await expect(submit).toBeDisabled()
  await fillRegistration(page, person)
  await visitor.expectAccessible()
  await visitor.agree()
  await submit.click()
  await page.getByRole('alertdialog').getByText(words.registered).waitFor()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.realName)
  await expect(page.getByRole('region', { name: 'Start here' })).toBeVisible()
  await visitor.expectAccessible()
  expect(visitor.errors).toEqual([])
})

test('MEMBER-01: what a visitor sealed is theirs after registering', async ({ page }) => {
  test.setTimeout(patient(180_000))
  const picture = await newPicture()
  const visitor = new Visitor(page, english)
  await visitor.register()
  await visitor.seal(picture)
  const person = newPerson()
  await page.goto('/register')
  await fillRegistration(page, person)
  await visitor.agree()
  await page.getByRole('button', { name: words.register, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 3, name: picture.title })).toBeVisible({
    timeout: patient(20_000),
  })
  expect(await page.evaluate("localStorage.getItem('trialToken')")).toBeNull()
})
