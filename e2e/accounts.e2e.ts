import { expect, test, type Page } from '@playwright/test'
import { loggedIn, logIn, newPerson } from './account-forms'
import { Member } from './people'
import { Visitor } from './visitor'
import { accountWords as texts, english } from './words'

const words = texts.en

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

const token = (page: Page): Promise<unknown> => page.evaluate("localStorage.getItem('accessToken')")
const url = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error('no base URL')
  return baseURL
}

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['zh-TW', 'zh-TW'],
] as const) {
  test.describe(() => {
    test.use({ locale })
    const say = texts[language]

    test(`AUTH-05, AUTH-06: each fault of a registration in ${language}`, async ({ page, baseURL }) => {
      const visitor = new Visitor(page, english)
      const taken = await Member.register(url(baseURL))
      const person = newPerson()
      await page.goto('/register')
      await visitor.agree()
      const submit = page.getByRole('button', { name: say.register, exact: true })
      const fields = {
        realName: page.getByLabel(say.realName),
        email: page.getByLabel(say.email),
        phone: page.getByLabel(say.phone),
        password: page.getByLabel(say.password).first(),
        repeat: page.getByLabel(say.repeat),
      }
      await submit.click()
      await expect(page.getByText(say.allRequired).first()).toBeVisible()
      const faults: [Partial<Record<keyof typeof fields, string>>, string][] = [
        [{ email: 'no address' }, say.emailFormat],
        [{ phone: '12345' }, say.phoneFormat],
        [{ password: 'short', repeat: 'short' }, say.passwordShort],
        [{ repeat: 'something else' }, say.passwordsDiffer],
        [{ email: taken.email }, say.emailTaken],
        [{ phone: taken.phone ?? '' }, say.phoneTaken],
      ]
      for (const [change, message] of faults) {
        const answers = { ...person, repeat: person.password, ...change }
        for (const [name, field] of Object.entries(fields))
          await field.fill(answers[name as keyof typeof fields])
        await submit.click()
        await expect(page.getByText(message, { exact: true }).first(), message).toBeVisible()
      }
      await expect(page).toHaveURL(/\/register$/)
    })

    test(`AUTH-02, AUTH-03: each fault of a login in ${language}`, async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('main').getByRole('button', { name: say.logIn, exact: true }).click()
      await expect(page.getByText(say.identifierRequired)).toBeVisible()
      await page.getByLabel(say.identifier).fill('nobody@example.tw')
      await page.getByLabel(say.loginPassword).fill('not the password')
      await page.getByRole('main').getByRole('button', { name: say.logIn, exact: true }).click()
      await expect(page.getByText(say.loginFailed)).toBeVisible()
      for (const [code, message] of Object.entries(say.social)) {
        await page.goto(`/login?error=${code}`)
        await expect(page.getByText(message)).toBeVisible()
        await expect(page).toHaveURL(/\/login$/)
      }
    })
  })
}

test('AUTH-01, AUTH-13: logs in by e-mail and by mobile number, and comes back to the asked page', async ({
  page,
  baseURL,
}) => {
  const member = await Member.register(url(baseURL))
  await page.goto('/member-info?from=mail')
  await expect(page).toHaveURL(/\/login$/)
  await new Visitor(page, english).expectAccessible()
  await logIn(page, member.email, member.password)
  await expect(page).toHaveURL(/\/member-info\?from=mail$/)
  await expect(page.getByText(member.email)).toBeVisible()
  await page.getByRole('button', { name: words.logOut }).first().click()
  await expect.poll(() => token(page)).toBeNull()

  await page.goto('/login')
  await logIn(page, member.phone ?? '', member.password)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('AUTH-08, AUTH-09: signs in with Google, whose token leaves the address; refused and unset providers say so', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/login')
  await page
    .getByRole('button', { name: words.google })
    .or(page.getByRole('link', { name: words.google }))
    .click()
  await page.getByRole('button', { name: /林小美/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林小美')
  const arrived = addresses.findIndex((address) => address.includes('/auth/oauth-success?token='))
  expect(arrived).toBeGreaterThanOrEqual(0)
  expect(addresses.slice(arrived + 1).filter((address) => address.includes('token='))).toEqual([])

  await page.goto('/dashboard')
  await page.getByRole('button', { name: words.logOut }).first().click()
  await page.goto('/login')
  await page
    .getByRole('button', { name: words.google })
    .or(page.getByRole('link', { name: words.google }))
    .click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText(texts.en.social.google_auth_failed)).toBeVisible()
  await expect(page.getByRole('button', { name: words.google })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toHaveCount(0)

  await page.goto('/api/auth/facebook')
  await expect(page.getByText(texts.en.social.facebook_not_configured)).toBeVisible()
  await page.goto('/auth/oauth-success')
  await expect(page.getByText('login failed: no verification token received')).toBeVisible()
  await page.goto('/auth/oauth-success?token=a.b.c&provider=google')
  await expect(page.getByText('login verification failed, please retry')).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)
})

test('AUTH-11: an expired token without a session to renew it is removed; a server that is away keeps it', async ({
  browser,
  baseURL,
}) => {
  const member = await Member.register(url(baseURL))
  const page = await loggedIn(browser, member, baseURL)
  const good = (await token(page)) as string
  await page.route('**/api/auth/**', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
  expect(await token(page)).toBe(good)
  await page.unroute('**/api/auth/**')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Hello/)

  await page.context().clearCookies()
  const expired = [
    'e30',
    Buffer.from(JSON.stringify({ userId: 'x', role: 'member', exp: 1 })).toString('base64url'),
    'x',
  ]
  await page.evaluate(`localStorage.setItem('accessToken', '${expired.join('.')}')`)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => token(page)).toBeNull()
})

test('AUTH-11: a logout in one tab logs out the other', async ({ browser, baseURL }) => {
  const member = await Member.register(url(baseURL))
  const one = await loggedIn(browser, member, baseURL)
  const other = await one.context().newPage()
  await other.goto('/member-info')
  await expect(other.getByText(member.email)).toBeVisible()
  await one.getByRole('button', { name: words.logOut }).first().click()
  await expect(other).toHaveURL(/\/login$/)
})
