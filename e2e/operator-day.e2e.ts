import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { payWithWrongNotice } from './bank'
import { keyboard } from './hands'
import { patient } from './patience'
import { administrator, Member } from './people'
import { accountWords } from './words'

const words = accountWords.en

test.use({
  locale: 'en-GB',
  viewport: { width: 1024, height: 768 },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Nothing for axe to say of a page that is there, and nothing that sticks out. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  const needed = Number(await page.evaluate('document.documentElement.scrollWidth'))
  expect(needed, 'the page sticks out').toBeLessThanOrEqual(1024)
}

test('ADMIN-01 to 04: an operator’s day without a mouse', async ({ page, baseURL }) => {
  test.setTimeout(patient(300_000))
  const url = baseURL as string
  const member = await Member.register(url)
  const admin = await administrator(url)
  const order = await payWithWrongNotice(url, member)
  const hands = keyboard(page)
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  /** Opens the search, types, and takes what it offers first. */
  async function goTo(typed: string, offered: string | RegExp): Promise<void> {
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search and commands' })
    await expect(dialog).toBeVisible()
    await page.keyboard.type(typed)
    await expect(dialog.getByRole('menuitem', { name: offered }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  /** What is not easily undone asks for the password. */
  async function prove(): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Please prove that it is you' })
    await expect(dialog).toBeVisible()
    await hands.fill(dialog.getByLabel('Your password'), admin.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  /** j until the focus is on it. */
  async function step(to: string): Promise<void> {
    const link = page.getByRole('main').getByRole('link', { name: to, exact: true })
    await expect(link.first()).toBeVisible()
    for (let rows = 0; rows < 60; rows += 1) {
      if (await link.first().evaluate((element) => element.matches(':focus'))) return
      await page.keyboard.press('j')
    }
    throw new Error(`j does not lead to ${to}`)
  }

  await test.step('logs in', async () => {
    await page.goto('/admin/login')
    await expectAccessible(page)
    await hands.fill(page.getByLabel(words.identifier), admin.email)
    await hands.fill(page.getByLabel(words.loginPassword), admin.password)
    await page.keyboard.press('Enter')
    await expect(heading('Overview')).toBeVisible()
  })

  await test.step('what waits first leads to its list', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Payments under review' })).toBeVisible()
    await expectAccessible(page)
    await step('Payments under review')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/payments\?shown=review$/)
    await expect(page.getByText('Another amount came').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('keeps the filter under a name', async () => {
    await hands.press(page.getByRole('button', { name: 'Save this filter' }))
    await hands.fill(page.getByLabel('Name of the filter'), 'My morning')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'My morning', exact: true })).toBeVisible()
  })

  await test.step('reviews the payment: the provider is asked now, and what came is accepted', async () => {
    await step(order.number)
    await page.keyboard.press('Enter')
    await expect(heading(`Order ${order.number}`)).toBeVisible()
    await expect(page.getByText('NT$391 came; the price is NT$390.')).toBeVisible()
    await expectAccessible(page)
    await hands.press(page.getByRole('button', { name: 'Ask the provider' }))
    await expect(page.getByText('Paid: NT$390')).toBeVisible({ timeout: patient(30_000) })
    await expect(page.getByText('NT$390 came; the price is NT$390.')).toBeVisible()
    const accept = page.getByRole('form', { name: 'Accept and hand out' })
    await hands.fill(accept.getByLabel('Reason'), 'the provider says the right amount')
    await page.keyboard.press('Enter')
    await prove()
    await expect(page.getByRole('main').getByText('Handed out', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('finds the member, and gives them units with a reason', async () => {
    await goTo(member.email, /測試會員/)
    await expect(heading(/測試會員/)).toBeVisible()
    await expectAccessible(page)
    const form = page.getByRole('form', { name: 'Give units' })
    await hands.fill(form.getByLabel(/^How many/), '2')
    await hands.fill(form.getByLabel('Reason'), 'their payment had to wait')
    await page.keyboard.press('Enter')
    await prove()
    await expect(form.getByRole('status')).toHaveText('Done')
  })

  await test.step('looks at what the audit log has of it', async () => {
    await goTo('Audit log', 'Audit log')
    await expect(heading('Audit log')).toBeVisible()
    // An act arrives a moment after it was done.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('cell', { name: /their payment had to wait/ })).toBeVisible({
        timeout: patient(5_000),
      })
    }).toPass({ timeout: patient(60_000) })
    await expectAccessible(page)
  })

  await test.step('takes the orders along as a file, by the key e', async () => {
    await goTo('Payment review', 'Payment review')
    await expect(heading('Payment review')).toBeVisible()
    await hands.press(page.getByRole('button', { name: 'My morning', exact: true }))
    await expect(page).toHaveURL(/shown=review/)
    await hands.press(page.getByRole('button', { name: 'Clear filters' }))
    await page.keyboard.press('e')
    const dialog = page.getByRole('dialog', { name: 'Export this list' })
    await hands.fill(dialog.getByLabel('What it is for'), 'for the accountant')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await page.keyboard.press('Enter')
        await prove()
      })(),
    ])
    expect(download.suggestedFilename()).toBe('payments.csv')
    await expect(dialog).toBeHidden()
  })
})
