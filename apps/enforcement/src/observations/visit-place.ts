import { randomInt } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import {
  acceptLanguage,
  CaptureError,
  decodeHtml,
  HostPaces,
  PictureFetch,
  type CapturedPage,
} from '@originseal/crawling'
import { GuardedFetch, isEgressError } from '@originseal/egress'
import { OPEN_PAGE, type OpenPage } from '../tools/tools'
import type { SeenPage } from './seen-page'
import { saysNotFound, saySame, siblingOf } from './soft-not-found'
import { wallOf } from './wall'

/** Of a host that no manifest describes. */
const perSecond = 1
const chance = (): number => randomInt(1_000_000) / 1_000_000

/** The page as the browser showed it. */
export interface OpenedPage extends SeenPage {
  /** Null where the host answered with an error that has no body. */
  readonly captured: CapturedPage | null
}

/** Visits addresses as a stranger: at their hosts' pace, without cookies, as robots.txt allows. */
@Injectable()
export class VisitPlace {
  constructor(
    private readonly fetch: GuardedFetch,
    private readonly paces: HostPaces,
    private readonly robots: PictureFetch,
    @Inject(OPEN_PAGE) private readonly openPage: OpenPage | null,
  ) {}

  isAllowed(url: string): Promise<boolean> {
    return this.robots.allows(url)
  }

  /** By plain HTTP; undefined where nothing answered. Rejects with the signal's reason only. */
  async byFetch(url: string, signal: AbortSignal): Promise<SeenPage | undefined> {
    await this.paces.turn(url, this.paces.of(url) ?? perSecond, signal)
    try {
      const { finalUrl, status, headers, body, contentType } = await this.fetch.visit(url, {
        accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
        acceptLanguage,
        signal,
      })
      if (status === 429 || status === 503) this.paces.rest(url, headers['retry-after'])
      const isText = contentType === null || /text|html|xml/i.test(contentType)
      return { url: finalUrl, status, headers, html: isText ? decodeHtml(body, contentType) : '' }
    } catch (error) {
      signal.throwIfAborted()
      if (!isEgressError(error)) throw error
      return undefined
    }
  }

  /** In the browser; undefined where nothing came of it, null on a machine without one. */
  async byBrowser(url: string, signal: AbortSignal): Promise<OpenedPage | undefined | null> {
    if (!this.openPage) return null
    await this.paces.turn(url, this.paces.of(url) ?? perSecond, signal)
    try {
      const captured = await this.openPage(url)
      const { finalUrl, status, html } = captured
      return { url: finalUrl, status, html, headers: {}, captured }
    } catch (error) {
      if (!(error instanceof CaptureError || isEgressError(error))) throw error
      const status = error instanceof CaptureError ? error.status : undefined
      return status === undefined ? undefined : { url, status, html: '', headers: {}, captured: null }
    }
  }

  /** The host answers for its home page in the same minute, without a wall. */
  async isHostWell(url: string, signal: AbortSignal): Promise<SeenPage | undefined> {
    const home = await this.byFetch(new URL('/', url).href, signal)
    return home && home.status < 400 && wallOf(home) === null ? home : undefined
  }

  /**
   * Whether the page is what the host says of any address that never was: it says that nothing is there, so do two made-up
   * addresses in the same words, and the home page says something else.
   */
  async isSoftNotFound(page: SeenPage, home: SeenPage, signal: AbortSignal): Promise<boolean> {
    if (page.status !== 200 || !saysNotFound(page) || saySame(page, home)) return false
    for (let count = 0; count < 2; count += 1) {
      const address = siblingOf(page.url, chance)
      const sibling = address === undefined ? undefined : await this.byFetch(address, signal)
      if (sibling?.status !== 200 || sibling.url !== address || !saySame(page, sibling)) return false
    }
    return true
  }
}
