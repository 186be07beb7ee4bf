import { expect, test } from '@playwright/test'
import { sellCopyByHand } from './market'
import { patient } from './patience'
import { newPicture } from './picture'
import { pdfOf, Visitor } from './visitor'
import { traditionalChinese as words } from './words'

test.use({
  locale: 'zh-TW',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('TRIAL-05, 06, 11, 13: the same on a telephone in Traditional Chinese, and the same picture only once', async ({
  page,
}) => {
  test.setTimeout(patient(300_000))
  const picture = await newPicture()
  const visitor = new Visitor(page, words)
  await visitor.register()
  await visitor.expectAccessible()
  await visitor.seal(picture)
  await expect(page.getByText(picture.sha256, { exact: true })).toBeVisible()
  await visitor.expectAccessible()
  await pdfOf(await visitor.save(words.certificate))

  const market = await page.context().newPage()
  const listing = await sellCopyByHand(market, picture)
  await market.close()

  await visitor.startScan()
  await visitor.expectAccessible()
  await visitor.awaitResults()
  await expect(page.getByRole('heading', { name: words.links(1) })).toBeVisible()
  await expect(page.getByRole('article').getByRole('link')).toHaveAttribute('href', listing)
  await visitor.expectAccessible()
  await pdfOf(await visitor.save(words.report))

  await page.goto('/protect/step1')
  await page.getByLabel(words.file).setInputFiles(picture.file)
  await visitor.agree()
  await page.getByRole('button', { name: words.upload }).click()
  await expect(page.getByText('此圖片已受保護，請選擇其他圖片')).toBeVisible()
  expect(visitor.errors).toEqual([])
})
