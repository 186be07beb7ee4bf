import { expect, test } from '@playwright/test'
import { pickFile } from './hands'
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

test('TRIAL-05, 06, 11, 13, 15: the same on a telephone in Traditional Chinese, again in a new tab, and the same picture only once', async ({
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

  await test.step('TRIAL-15: a new tab knows the trial again', async () => {
    await page.evaluate('sessionStorage.clear()')
    await page.goto('/')
    await visitor.expectAccessible()
    await page.getByRole('link', { name: '繼續上次的封存' }).click()
    await expect(page).toHaveURL(/\/protect\/step4$/)
    await expect(page.getByRole('heading', { name: words.links(1) })).toBeVisible()
  })

  const sealAgain = async (): Promise<void> => {
    await page.goto('/protect/step1')
    await pickFile(page.getByLabel(words.file), picture.file)
    await visitor.agree()
    await page.getByRole('button', { name: words.upload }).click()
  }
  await test.step('TRIAL-05: the same bytes lead their owner to the certificate', async () => {
    await sealAgain()
    await expect(page).toHaveURL(/\/protect\/step2$/)
    await expect(page.getByText('您先前已封存過這張圖片，這是當時的證書。')).toBeVisible()
    await expect(page.getByText(picture.sha256, { exact: true })).toBeVisible()
  })
  await test.step('TRIAL-05: a stranger is refused, beside the field, which is in view', async () => {
    await page.evaluate("localStorage.removeItem('trialToken')")
    await sealAgain()
    const said = page.getByText('此圖片已受保護，請選擇其他圖片', { exact: true })
    await expect(said).toBeInViewport()
    await expect(page.getByLabel(words.file)).toBeFocused()
    await visitor.expectAccessible()
  })
  expect(visitor.errors).toEqual([])
})
