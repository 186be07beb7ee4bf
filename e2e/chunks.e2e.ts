import { expect, test, type Page, type Request, type Route } from '@playwright/test'
import { programRuns } from './hands'
import { patient } from './patience'

/**
 * SHELL-04 with files of the program that are really missing: the browser asks, the answer is 404, and what the
 * page then does is seen from outside. Every test begins in a browser without a cache.
 */
const HOME_PAGE = /\/assets\/home-page-[^/]+\.js$/
const FIND_SEAL_PAGE = /\/assets\/find-seal-page-[^/]+\.js$/
const HOME_TEXTS = /\/assets\/home\.en-[^/]+\.js$/

/** Longer than any pause between two steps of the ladder. */
const QUIET_MS = 8_000

interface Missing {
  /** When the file was asked for by `import()`, in ms since 1970. */
  readonly imports: readonly number[]
  /** How many documents this tab has loaded. */
  readonly documents: () => number
  heal(): Promise<void>
}

const isDocument = (request: Request) => request.isNavigationRequest()

/** Every address that is no file's. */
const isStartPage = ({ pathname }: URL) => !pathname.includes('.')

/** As in a browser that does not preload the scripts that a document names: then each request for one is an `import()`. */
async function withoutPreloads(route: Route): Promise<void> {
  if (!isDocument(route.request())) return route.fallback()
  const response = await route.fetch()
  const body = (await response.text()).replace(/data-parts="[^"]*"/, 'data-parts=""')
  await route.fulfill({ response, body, headers: { ...response.headers(), link: '' } })
}

async function missing(page: Page, file: RegExp): Promise<Missing> {
  const imports: number[] = []
  let documents = 0
  page.on('request', (request) => {
    if (isDocument(request)) documents += 1
    if (file.test(request.url()) && request.resourceType() === 'script') imports.push(Date.now())
  })
  await page.route(isStartPage, withoutPreloads)
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'not found' }))
  return { imports, documents: () => documents, heal: () => page.unroute(file) }
}

/** What this tab remembers of failures. */
const remembered = (page: Page) => page.evaluate("sessionStorage.getItem('chunkFailures')")
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const homeIsThere = (page: Page) =>
  expect(page.getByRole('link', { name: 'Seal an image for free' }).first()).toBeVisible()

/** A link that is pressed before the program runs leads to another document. */
async function homeRuns(page: Page): Promise<void> {
  await homeIsThere(page)
  await programRuns(page)
}

test.use({ locale: 'en' })

/** On a line that is dear, no page is fetched ahead because its link is in view. */
test.beforeEach(({ page }) =>
  page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"),
)

test('SHELL-04: a file that comes back between the tries is loaded without a reload', async ({ page }) => {
  const file = await missing(page, HOME_PAGE)
  await page.goto('/')
  await expect(page.getByText('trying to reload')).toBeVisible()
  await expect.poll(() => file.imports.length, { message: 'asked for again' }).toBeGreaterThanOrEqual(3)
  await file.heal()
  await homeIsThere(page)
  await expect(page.getByText('trying to reload')).toBeHidden()
  expect([file.documents(), await remembered(page)]).toEqual([1, null])
})

test('SHELL-04: tries after 1, 2 and 3 s, then a forced reload; success is the end of it', async ({
  page,
}) => {
  const file = await missing(page, HOME_PAGE)
  await page.goto('/')
  await expect
    .poll(() => file.imports.length, { message: 'four tries', timeout: patient(20_000) })
    .toBeGreaterThan(3)
  const pauses = file.imports.map((at, index) => at - (file.imports[index - 1] ?? at))
  for (const [index, pause] of [0, 1_000, 2_000, 3_000].entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(pause)
    expect(pauses[index]).toBeLessThan(pause + patient(3_000))
  }
  await expect.poll(file.documents, { message: 'forced reload', timeout: patient(15_000) }).toBe(2)
  // The new document was asked for and has perhaps not come yet.
  await expect(async () => expect(await remembered(page)).toContain('"forced":true')).toPass({
    timeout: patient(15_000),
  })
  await file.heal()
  await homeIsThere(page)
  await expect.poll(() => remembered(page)).toBeNull()
  expect(file.documents()).toBe(2)
})

test('SHELL-04: a file that stays missing climbs the whole ladder, which ends', async ({ page }) => {
  const file = await missing(page, HOME_PAGE)
  await page.goto('/')
  // The first document and the forced reload show nothing but the toast; the third rung is the screen.
  await expect(heading(page, 'resource loading failed')).toBeVisible({ timeout: patient(30_000) })
  expect(file.documents()).toBe(2)
  await expect(page.getByText('trying to reload')).toBeVisible()
  // At one look: two seconds later the document goes.
  await expect(page.getByRole('button')).toHaveText(['Reload', 'Clear cache and reload', 'Back'])
  const dialog = page.getByRole('alertdialog', { name: 'This page still cannot be loaded' })
  await expect(dialog).toBeVisible({ timeout: patient(60_000) })
  // After 2 s, and with an emptied cache.
  expect([file.documents(), file.imports.length]).toEqual([4, 16])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(page.waitForEvent('request', { timeout: QUIET_MS })).rejects.toThrow('Timeout')

  await dialog.getByRole('button', { name: 'Force reload' }).click()
  await expect(dialog).toBeVisible({ timeout: patient(20_000) })
  await file.heal()
  await dialog.getByRole('button', { name: 'Back to home' }).click()
  await homeIsThere(page)
  await expect.poll(() => remembered(page)).toBeNull()
})

test('SHELL-04: a page that is gone to and does not come: the way back leads to a whole page', async ({
  page,
}) => {
  await page.goto('/')
  await homeRuns(page)
  const file = await missing(page, FIND_SEAL_PAGE)
  await page.getByRole('link', { name: 'Verify a certificate' }).first().click()
  await expect(page.getByText('trying to reload')).toBeVisible()
  await homeIsThere(page)
  await expect(page).toHaveURL(/\/$/)
  // The forced reload goes where the visitor wanted to go.
  await expect(page).toHaveURL(/\/verify$/, { timeout: patient(15_000) })
  await expect(heading(page, 'resource loading failed')).toBeVisible({ timeout: patient(30_000) })
  expect(file.documents()).toBe(1)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await homeIsThere(page)
  await file.heal()
  await page.getByRole('link', { name: 'Verify a certificate' }).first().click()
  await expect(page.getByLabel('Work id or verification address')).toBeVisible()
})

test('SHELL-04: texts that do not come are parts of the program too', async ({ page }) => {
  const file = await missing(page, HOME_TEXTS)
  await page.goto('/')
  await expect(page.getByText('trying to reload')).toBeVisible()
  await expect(heading(page, 'resource loading failed')).toBeVisible({ timeout: patient(30_000) })
  await file.heal()
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await homeIsThere(page)
})

test('SHELL-04: without a line nothing is reloaded, and the page goes on by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await homeRuns(page)
  const file = await missing(page, /nothing is missing/)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Verify a certificate' }).first().click()
  await expect(heading(page, 'resource loading failed')).toBeVisible({ timeout: patient(20_000) })
  await expect(page.getByText('This page reloads by itself as soon as there is one.')).toBeVisible()
  expect([file.documents(), await remembered(page)]).toEqual([0, null])
  await context.setOffline(false)
  await expect(page.getByLabel('Work id or verification address')).toBeVisible()
  expect(file.documents()).toBe(1)
})
