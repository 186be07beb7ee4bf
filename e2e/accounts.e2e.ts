import { expect, test, type Browser, type Page } from '@playwright/test'
import { administrator, Member } from './people'
import { newPicture } from './picture'
import { Visitor } from './visitor'
import { accountWords as texts, english } from './words'

const words = texts.en

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } })

const token = (page: Page): Promise<unknown> => page.evaluate("localStorage.getItem('accessToken')")
const url = (baseURL: string | undefined): string => {
  if (baseURL === undefined) throw new Error('no base URL')
  return baseURL
}

let people = 0
const newPerson = () => {
  people += 1
  const number = `${Date.now()}${people}`
  return {
    realName: '林小印',
    email: `e2e-${number}@example.tw`,
    phone: `09${number.slice(-8)}`,
    password: 'long enough',
  }
}
type Person = ReturnType<typeof newPerson>

async function fillRegistration(page: Page, person: Person, repeated = person.password): Promise<void> {
  await page.getByLabel(words.realName).fill(person.realName)
  await page.getByLabel(words.email).fill(person.email)
  await page.getByLabel(words.phone).fill(person.phone)
  await page.getByLabel(words.password, { exact: false }).first().fill(person.password)
  await page.getByLabel(words.repeat).fill(repeated)
}

async function logIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel(words.identifier).fill(identifier)
  await page.getByLabel(words.loginPassword).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.logIn, exact: true }).click()
}

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
  await expect(page.getByText('Nothing is sealed yet.')).toBeVisible()
  await visitor.expectAccessible()
  expect(visitor.errors).toEqual([])
})

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

  await page.goto('/api/auth/facebook')
  await expect(page.getByText(texts.en.social.facebook_not_configured)).toBeVisible()
  await page.goto('/auth/oauth-success')
  await expect(page.getByText('login failed: no verification token received')).toBeVisible()
  await page.goto('/auth/oauth-success?token=a.b.c&provider=google')
  await expect(page.getByText('login verification failed, please retry')).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)
})

/** A page of a browser where a member is logged in. */
async function loggedIn(browser: Browser, member: Member, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url(baseURL),
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await logIn(page, member.email, member.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

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

test('AUTH-12, AUTH-13, ADMIN-01: the door of the back office', async ({ browser, page, baseURL }) => {
  const member = await Member.register(url(baseURL))
  const memberPage = await loggedIn(browser, member, baseURL)
  await memberPage.goto('/admin/dashboard')
  await expect(memberPage.getByText('authentication failed, redirecting to login in 2 seconds')).toBeVisible()
  await expect(memberPage).toHaveURL(/\/admin\/login$/)

  const admin = await administrator(url(baseURL))
  await page.goto('/admin/login')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await logIn(page, admin.email, admin.password)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await page.goto('/member-info')
  await expect(page.getByText(admin.email)).toBeVisible()
})

test('MEMBER-01: what a visitor sealed is theirs after registering', async ({ page }) => {
  test.setTimeout(180_000)
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
  await expect(page.getByRole('heading', { level: 3, name: picture.title })).toBeVisible({ timeout: 20_000 })
  expect(await page.evaluate("localStorage.getItem('trialToken')")).toBeNull()
})
