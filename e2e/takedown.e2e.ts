import { expect, test } from '@playwright/test'
import { loggedIn } from './account-forms'
import { KeyboardClaimant, withCopies } from './claimant'
import { expectWell } from './page-checks'
import { patient } from './patience'

const alterations: readonly Readonly<Record<string, string>>[] = [{ mirror: 'yes' }, { border: 'yes' }]
const proof = { name: 'registration.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

test('MEMBER-05, MEMBER-06: from a finding to a signed notice without a mouse, on a desk and on a phone', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(patient(240_000))
  const { member, titles } = await withCopies(baseURL as string, request, alterations)
  const page = await loggedIn(browser, member, baseURL)
  const claimant = new KeyboardClaimant(page, member)
  for (const [index, title] of titles.entries()) {
    const isImpersonation = index === 1
    const width = isImpersonation ? 390 : 1440
    await test.step(`${isImpersonation ? 'an impersonation' : 'a copy'} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await claimant.opensCase(title)
      if (index === 0) await claimant.saysWho()
      if (isImpersonation) await claimant.states('Report of impersonation', proof)
      else await claimant.states('Notice under Taiwan’s Copyright Act')
      await expectWell(page, width)
      await claimant.signs()
    })
  }
  await page.goto('/sirp')
  await expect(page.getByText('To decide: 0')).toBeVisible()
})
