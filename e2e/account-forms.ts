import { randomInt } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import type { Member } from './people'
import { accountWords } from './words'

const words = accountWords.en

/** Somebody who has no account yet, as they fill in the form. */
export function newPerson() {
  const number = String(randomInt(10 ** 8)).padStart(8, '0')
  return {
    realName: '林小印',
    email: `e2e-${Date.now()}-${number}@example.tw`,
    phone: `09${number}`,
    password: 'long enough',
  }
}
export type Person = ReturnType<typeof newPerson>

export async function fillRegistration(
  page: Page,
  person: Person,
  repeated = person.password,
): Promise<void> {
  await page.getByLabel(words.realName).fill(person.realName)
  await page.getByLabel(words.email).fill(person.email)
  await page.getByLabel(words.phone).fill(person.phone)
  await page.getByLabel(words.password, { exact: false }).first().fill(person.password)
  await page.getByLabel(words.repeat).fill(repeated)
}

export async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel(words.identifier).fill(identifier)
  await page.getByLabel(words.loginPassword).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click()
}

/** A page of a browser where a member is logged in. */
export async function loggedIn(browser: Browser, member: Member, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, member.email, member.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}
