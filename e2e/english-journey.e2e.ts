import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { keyboard } from './hands'
import { sellCopy, sellCopyByHand } from './market'
import { patient } from './patience'
import { newPicture } from './picture'
import { expectVerified } from './stranger'
import { pdfOf, Visitor } from './visitor'
import { english as words } from './words'

/** Roles and names in the order in which they are read; what lies between them is left out. */
const findingTree = `
- article /#2/:
  - heading /#2/ [level=3]
  - paragraph:
    - link /opens in a new window/
  - figure "Your sealed work":
    - group "Your sealed work":
      - img "Your sealed work"
  - figure "What was found":
    - group "What was found":
      - img "What was found"
  - radiogroup "How to compare":
    - radio "Side by side" [checked]
    - radio "Slider"
    - radio "Overlay"
    - radio "Matching parts"
  - group "Zoom":
    - button "Zoom out" [disabled]
    - button "Zoom in"
    - button "Whole picture" [disabled]
  - term: OriginScore
  - term: FraudRisk
`

test.use({
  locale: 'en-GB',
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('TRIAL-01, 03, 04, 06 to 11, 13 to 15: a visitor without a mouse seals a picture, finds copies of it that are on sale, and proves it', async ({
  page,
  request,
}, info) => {
  test.setTimeout(patient(300_000))
  const picture = await newPicture()
  const original = info.outputPath(picture.file.name)
  writeFileSync(original, picture.file.buffer)
  const hands = keyboard(page)
  const visitor = new Visitor(page, words, hands)

  await test.step('TRIAL-15: registers by name, e-mail and phone', () => visitor.register())
  await test.step('TRIAL-01, 03: step 1 seals', () => visitor.seal(picture))

  await test.step('TRIAL-04, 06: step 2 shows true values and saves the certificate', async () => {
    await expect(page.getByText(picture.sha256, { exact: true })).toBeVisible()
    await expect(page.getByText(/^bafk[a-z2-7]+$/)).toBeVisible()
    await expect(page.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible()
    await visitor.expectAccessible()
    const certificate = await visitor.save(words.certificate)
    expect(certificate.suggestedFilename()).toMatch(/^certificate_[0-9a-f-]{36}\.pdf$/)
    await expectVerified(request, info, await pdfOf(certificate), original)
  })

  const copies = await test.step('six altered copies go on sale', async () => {
    const market = await page.context().newPage()
    const byHand = await sellCopyByHand(market, picture)
    await market.close()
    const alterations: Record<string, string>[] = [
      { quality: '40' },
      { resize: '50' },
      { turn: 'yes' },
      { overlay: 'yes' },
      { crop: '70' },
    ]
    const others: string[] = []
    for (const alteration of alterations) others.push(await sellCopy(request, picture, alteration))
    return [byHand, ...others]
  })

  await test.step('TRIAL-07 to 09: step 3 shows the scan as it happens', async () => {
    await visitor.startScan()
    await expect(page.getByRole('list', { name: words.steps }).getByRole('listitem')).toHaveCount(8)
    await expect(page.getByRole('region', { name: words.events }).getByRole('listitem')).toHaveCount(5)
    await visitor.expectAccessible()
  })

  const scanId = await test.step('TRIAL-11: step 4 comes by itself', () => visitor.awaitResults())

  await test.step('TRIAL-13: five links are shown, the sixth is hidden and nowhere in the page', async () => {
    await expect(page.getByRole('heading', { name: words.links(6) })).toBeVisible()
    const links = page.getByRole('article').getByRole('link')
    await expect(links).toHaveCount(5)
    const shown = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    expect(copies).toEqual(expect.arrayContaining(shown))
    await expect(page.getByRole('heading', { name: words.hidden })).toHaveCount(1)
    const concealed = copies.find((copy) => !shown.includes(copy))
    expect(concealed).toBeDefined()
    expect(await page.content()).not.toMatch(new RegExp(`${new URL(concealed ?? '').pathname}(?!\\d)`))
    await hands.choose(page.getByRole('radiogroup', { name: words.compare }).first(), words.overlay)
    await expect(
      page.getByRole('img', { name: 'Both pictures with their matching parts' }).first(),
    ).toBeVisible()
    await visitor.expectAccessible()
  })

  await test.step('what a screen reader finds of a finding: its name, the pictures, the ways to compare, the verdict', () =>
    expect(page.getByRole('article').nth(1)).toMatchAriaSnapshot(findingTree))

  await test.step('TRIAL-14: the report is saved under the scan id, and verifies', async () => {
    const report = await visitor.save(words.report)
    expect(report.suggestedFilename()).toContain(scanId)
    await expectVerified(request, info, await pdfOf(report))
  })

  await test.step('TRIAL-04: anybody can check the seal on its public page', async () => {
    await page.goto('/protect/step2')
    await hands.press(page.getByRole('link', { name: words.verifyPage }))
    await expect(page.getByRole('status').filter({ hasText: words.anchored })).toBeVisible()
    await expect(page.getByText(words.inBatch)).toBeVisible()
    await hands.pick(page.getByLabel(words.original), picture.file)
    await expect(page.getByText(words.sameFile)).toBeVisible()
    await visitor.expectAccessible()
  })
  expect(visitor.errors).toEqual([])
})
