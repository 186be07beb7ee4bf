import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request, type Response } from '@playwright/test'
import { patient } from './patience'

/** Most requests of the first view of any address (docs/adr/0030). */
export const MOST_REQUESTS = 8
/** What is asked for once the first view of the home page is there and the line is free. */
const LATER = '/assets/home-sections'

/** Addresses of what was asked for until the first view was there; icons that the browser asks for by itself are not told. */
function firstView(later: string): string[] {
  const ahead = performance.getEntriesByName('originseal:ahead').map(({ startTime }) => startTime)
  const resources = performance.getEntriesByType('resource')
  const sections = resources.filter(({ name }) => name.includes(later)).map(({ startTime }) => startTime)
  const end = Math.min(Infinity, ...ahead, ...sections)
  return resources.filter(({ startTime }) => startTime < end).map(({ name }) => name)
}

/** The document and the files of its first view; what the page asks the services is not among them. */
export async function filesOfFirstView(page: Page): Promise<string[]> {
  const requests = [page.url(), ...(await page.evaluate(firstView, LATER))]
  return requests.filter((url) => !/^\/(?:api\/|favicon)/.test(new URL(url).pathname))
}

/** So long nothing new is asked for once a page has what it needs. */
const QUIET_MS = 500

/**
 * Goes to a page and waits until every request of it is answered and none has been sent for half a second; else the
 * error names those without an answer. Playwright's `networkidle` waits for the ends of the answers besides: once it waited
 * eight minutes before a page that was whole, and could not say for what.
 */
export async function gotoAnswered(page: Page, path: string): Promise<Response | null> {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const sent = (request: Request): void => {
    open.add(request)
    changedAt = Date.now()
  }
  const ended = (request: Request): void => {
    open.delete(request)
    changedAt = Date.now()
  }
  const answered = (response: Response): void => ended(response.request())
  page.on('request', sent).on('response', answered).on('requestfailed', ended)
  try {
    const answer = await page.goto(path)
    const unanswered = (): string[] => [...open].map((request) => request.url())
    const isQuiet = (): boolean => Date.now() - changedAt > QUIET_MS
    await expect
      .poll(() => ({ unanswered: unanswered(), isQuiet: isQuiet() }), { timeout: patient(60_000) })
      .toEqual({ unanswered: [], isQuiet: true })
    return answer
  } finally {
    page.off('request', sent).off('response', answered).off('requestfailed', ended)
  }
}

/** These pages have no frames of other origins, for which axe would open a page of its own at each look. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** Nothing for axe to say, in light and in dark, and nothing sticks out at the side. */
export async function expectWell(page: Page, width: number): Promise<void> {
  const { violations } = await axe(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(Number(await page.evaluate('document.documentElement.scrollWidth'))).toBeLessThanOrEqual(width)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const inDark = await axe(page).withRules(['color-contrast']).analyze()
  expect(inDark.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
