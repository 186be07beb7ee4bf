import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Picture } from './picture'
import { marketUrl } from './playwright.config'

/** Offers a mirrored copy for sale by hand, as anybody can. @returns the address of the listing */
export async function sellCopyByHand(page: Page, { file, title }: Picture): Promise<string> {
  await page.goto(`${marketUrl}/sell`)
  await page.getByRole('radio', { name: /木棉織所/ }).check()
  await page.getByLabel('商品名稱').fill(`${title} 抱枕`)
  await page.getByLabel('價格（新臺幣）').fill('480')
  await page.getByLabel('圖片', { exact: true }).setInputFiles(file)
  await page.getByText('改圖').click()
  await page.getByLabel('左右鏡射').check()
  await page.getByRole('button', { name: '上架' }).click()
  await expect(page).toHaveURL(/\/listings\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  return page.url()
}

/** Offers an altered copy for sale. @returns the address of the listing */
export async function sellCopy(
  request: APIRequestContext,
  { file, title }: Picture,
  alteration: Readonly<Record<string, string>>,
): Promise<string> {
  const [name] = Object.keys(alteration)
  const multipart = {
    shop: 'moonlit-prints',
    title: `${title} ${name}`,
    price: '320',
    image: file,
    ...alteration,
  }
  const answer = await request.post(`${marketUrl}/listings`, {
    headers: { accept: 'application/json' },
    multipart,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { url: string }).url
}
