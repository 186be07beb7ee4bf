import { EgressDenied, judgeUrl, type EgressPolicy, type EgressProxy } from '@originseal/egress'
import type { CaptureBrowser, CDPSession, HTTPRequest, HTTPResponse, Page, VisitLimits } from './browser'
import { CaptureError } from './capture-error'
import { extractImages, type PageImage } from '../pages/extract-images'
import { longestPage } from '../pages/load-page'
import { PageResources, type PageResource } from './page-resources'
import { RequestLog, wasRefused, type CapturedRequest } from './request-log'
import { acceptLanguage } from '../fetching/visitor-languages'

/** A page as its scripts left it. */
export interface RenderedPage {
  readonly finalUrl: string
  readonly status: number
  /** The document as its scripts left it. */
  readonly html: string
  readonly title: string
  /** Those of the document, then those that only the network saw (style sheets, shadow trees, scripts). */
  readonly images: readonly PageImage[]
  readonly capturedAt: Date
  readonly requests: readonly CapturedRequest[]
}

/** A page as evidence: with what a visitor saw. */
export interface CapturedPage extends RenderedPage {
  /** PNG, 1280 wide, from the top down to at most 4,096. */
  readonly screenshot: Buffer
  /** What it is shown with: style sheets, pictures, fonts. Empty unless asked for. */
  readonly resources: readonly PageResource[]
}

export interface CaptureLimits extends VisitLimits {
  /** Up to so many bytes of what the page is shown with are kept; none unless given. */
  readonly keptBytes: number
}

const defaultLimits: VisitLimits = { timeoutMs: 20_000, maxBytes: 32 * 1024 * 1024 }
/** With what starting and ending a browser takes, a capture is over within 30 s. */
const longestMs = 25_000
const tallest = 4_096
const settleMs = 4_000
/** How long the network must be quiet: longer for evidence, where late pictures must not be missing. */
const quietMs = { evidence: 500, reading: 150 }

interface Snapshot {
  readonly html: string
  readonly title: string
  readonly url: string
  readonly height: number
}

/**
 * Opens a page as a stranger would and takes down what it shows.
 * Throws `EgressDenied`, or {@link CaptureError}; the caller then goes on by plain HTTP.
 */
export async function capturePage(
  browser: CaptureBrowser,
  policy: EgressPolicy,
  url: string,
  { keptBytes = 0, ...limits }: Partial<CaptureLimits> = {},
): Promise<CapturedPage> {
  return visitPage(browser, policy, url, limits, quietMs.evidence, async (rendered, visit) => ({
    ...rendered,
    screenshot: await shoot(visit.session, visit.height),
    capturedAt: new Date(),
    resources: await visit.resources.collect(keptBytes),
  }))
}

/** Opens a page to read what its scripts put there: like {@link capturePage}, without a screenshot and in less time. */
export async function renderPage(
  browser: CaptureBrowser,
  policy: EgressPolicy,
  url: string,
  limits: Partial<VisitLimits> = {},
): Promise<RenderedPage> {
  return visitPage(browser, policy, url, limits, quietMs.reading, async (rendered) => rendered)
}

/** A page that is open and has come to rest. */
interface Visit {
  readonly session: CDPSession
  /** Of the whole document, px. */
  readonly height: number
  readonly resources: PageResources
}

type Finish<Result> = (rendered: RenderedPage, visit: Visit) => Promise<Result>

function visitPage<Result>(
  browser: CaptureBrowser,
  policy: EgressPolicy,
  url: string,
  limits: Partial<VisitLimits>,
  quiet: number,
  finish: Finish<Result>,
): Promise<Result> {
  const target = judgeUrl(url, policy).url.href
  const { timeoutMs, maxBytes } = { ...defaultLimits, ...limits }
  const allowed = { timeoutMs: Math.min(timeoutMs, longestMs), maxBytes }
  return browser.visit(allowed, (page, proxy) => take(page, proxy, target, allowed.timeoutMs, quiet, finish))
}

async function take<Result>(
  page: Page,
  proxy: EgressProxy,
  url: string,
  timeoutMs: number,
  quiet: number,
  finish: Finish<Result>,
): Promise<Result> {
  const session = await page.createCDPSession()
  await session.send('Network.enable', { maxTotalBufferSize: 1_000_000, maxResourceBufferSize: 500_000 })
  const log = new RequestLog(page, session)
  const resources = new PageResources(page)
  await silence(page)
  // The headless shell gives its own languages no order.
  await page.setExtraHTTPHeaders({ 'accept-language': acceptLanguage })
  const document = await open(page, proxy, url, timeoutMs)
  await settle(page, quiet)
  if (document.isRefused()) throw new EgressDenied('address-forbidden')
  const { html, title, url: finalUrl, height } = await snapshot(session)
  if (!/^https?:/.test(finalUrl)) throw new CaptureError('not-a-page')
  const requests = log.report(proxy.traffic)
  const images = withNetworkImages(extractImages(html, finalUrl), requests, title)
  const rendered = {
    finalUrl,
    status: document.status(),
    html,
    title,
    images,
    capturedAt: new Date(),
    requests,
  }
  return finish(rendered, { session, height, resources })
}

/** Keeps questions and printing from holding the page up. A page can undo it, and then holds up only itself. */
async function silence(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.dismiss().catch(ignoreGoneDialog))
  await page.evaluateOnNewDocument(
    'window.alert = window.print = () => {}; window.confirm = () => false; window.prompt = () => null',
  )
}

/** The page went on or away before its dialog was answered. */
const ignoreGoneDialog = (): void => undefined

interface OpenedDocument {
  /** Of the last document of the main frame: scripts may have gone on to another. */
  readonly status: () => number
  readonly isRefused: () => boolean
}

async function open(page: Page, proxy: EgressProxy, url: string, timeoutMs: number): Promise<OpenedDocument> {
  let status = 0
  let last = url
  const isDocument = (request: HTTPRequest): boolean =>
    request.isNavigationRequest() && request.frame() === page.mainFrame()
  page.on('request', (request) => {
    if (isDocument(request)) last = request.url()
  })
  page.on('response', (response) => {
    if (isDocument(response.request())) status = response.status()
  })
  const failure = await page
    .goto(url, { waitUntil: 'domcontentloaded', timeout: timeoutMs })
    .then((response) => notAPage(page, response), navigationError)
  const isRefused = (): boolean => wasRefused(last, new Set(proxy.traffic.denied.map(({ target }) => target)))
  if (isRefused()) throw new EgressDenied('address-forbidden')
  if (failure) throw failure
  return { status: () => status, isRefused }
}

/** Where an error has no body, the browser shows a page of its own in its place. */
function notAPage(page: Page, response: HTTPResponse | null): CaptureError | undefined {
  if (response && page.url().startsWith('chrome-error:'))
    return new CaptureError('not-a-page', undefined, response.status())
  return isPage(response?.headers()['content-type']) ? undefined : new CaptureError('not-a-page')
}

/** A server that does not say is taken at the browser's word. */
function isPage(contentType: string | undefined): boolean {
  return (
    contentType === undefined || /^\s*(text\/html|application\/xhtml\+xml|text\/plain)/i.test(contentType)
  )
}

function navigationError(error: Error): CaptureError {
  if (error.name === 'TimeoutError') return new CaptureError('timeout')
  return new CaptureError('navigation', /net::(ERR_\w+)/.exec(error.message)?.[1])
}

/** Waits until the network has been quiet for a moment; a page that never is gets {@link settleMs}. */
async function settle(page: Page, quiet: number): Promise<void> {
  try {
    await page.waitForNetworkIdle({ idleTime: quiet, timeout: settleMs })
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw new CaptureError('navigation')
  }
}

/** Reads the document in a world of its own, where no script of the page has changed what reading means. */
async function snapshot(session: CDPSession): Promise<Snapshot> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const world = { frameId: frameTree.frame.id, worldName: 'originseal' }
  const { executionContextId } = await session.send('Page.createIsolatedWorld', world)
  const root = 'document.documentElement'
  const expression = `({
    html: (${root}?.outerHTML ?? '').slice(0, ${longestPage}),
    title: document.title.slice(0, 500),
    url: location.href.slice(0, 8192),
    height: ${root}?.scrollHeight ?? 0,
  })`
  const { result } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    expression,
    returnByValue: true,
  })
  if (result.type !== 'object') throw new CaptureError('not-a-page')
  return result.value as Snapshot
}

async function shoot(session: CDPSession, height: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: 1280, height: Math.max(1, Math.min(height, tallest)), scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

function withNetworkImages(
  images: readonly PageImage[],
  requests: readonly CapturedRequest[],
  title: string,
): PageImage[] {
  const known = new Set(images.map(({ url }) => url))
  const others = requests.filter(({ url, isImage, denied }) => isImage && !denied && !known.has(url))
  const named = new Set(others.map(({ url }) => url.split('#', 1)[0] as string))
  return [...images, ...[...named].map((url) => ({ url, origin: 'css' as const, context: title }))]
}
