import { Injectable } from '@nestjs/common'
import type { CapturedPage } from '@originseal/crawling'
import { JudgePictures, type Original } from './judge-pictures'
import { imagesOf, judgeOnce, lookAtPage, type Judge } from './look-at-page'
import { LookElsewhere } from './look-elsewhere'
import type { Place, SeenPage } from './seen-page'
import { countsAs, verdictOf, type Look, type Signs, type Verdict } from './verdict.rules'
import { VisitPlace, type OpenedPage } from './visit-place'

/** What one observation has seen. */
export interface PlaceSeen {
  readonly verdict: Verdict
  readonly byBrowser: boolean
  /** robots.txt does not want us there: nothing was visited. */
  readonly isRefused: boolean
  readonly signs: Signs | null
  readonly fetched: SeenPage | null
  readonly captured: CapturedPage | null
}

const unreachable: Look = { kind: 'unreachable' }

/** Looks at the place of a copy, by a fetch and a browser, and says what is there (`down/1`). */
@Injectable()
export class LookAtPlace {
  constructor(
    private readonly visit: VisitPlace,
    private readonly pictures: JudgePictures,
    private readonly elsewhere: LookElsewhere,
  ) {}

  /** Rejects with the signal's reason only. */
  async execute(place: Place, original: Original, signal: AbortSignal): Promise<PlaceSeen> {
    if (!(await this.visit.isAllowed(place.url))) return refused
    const judge = judgeOnce((url) => this.pictures.at(url, place, original, signal))
    const fetched = await this.visit.byFetch(place.url, signal)
    const opened = await this.visit.byBrowser(place.url, signal)
    const looks = {
      fetch: fetched ? await lookAtPage(fetched, imagesOf(fetched), place, judge) : unreachable,
      browser: opened === null ? null : await this.browserLook(opened, place, original, judge),
    }
    const fromHere = await this.withControls(looks, { fetched, opened, place, judge, signal })
    const isDownHere = fetched !== undefined && countsAs(verdictOf(fromHere)) === 'down'
    const signs = isDownHere
      ? { ...fromHere, elsewhere: await this.elsewhere.execute(place, original, fetched, signal) }
      : fromHere
    return {
      verdict: verdictOf(signs),
      byBrowser: opened !== null && opened !== undefined,
      isRefused: false,
      signs,
      fetched: fetched ?? null,
      captured: opened?.captured ?? null,
    }
  }

  private async browserLook(
    opened: OpenedPage | undefined,
    place: Place,
    original: Original,
    judge: Judge,
  ): Promise<Look> {
    if (!opened) return unreachable
    const { captured } = opened
    const images = captured?.images.map(({ url }) => url) ?? []
    const look = await lookAtPage(opened, images, place, judge)
    if (look.showsPicture || !captured) return look
    // What is drawn by scripts or hidden in styles is seen in the picture of the page.
    return { ...look, showsPicture: (await this.pictures.compared(captured.screenshot, original)) === 'copy' }
  }

  /** Only where the copy is not seen it matters whether the rest can be trusted. */
  private async withControls(
    looks: { fetch: Look; browser: Look | null },
    { fetched, opened, place, judge, signal }: Visited,
  ): Promise<Signs> {
    const isShown = [looks.fetch, looks.browser].some(
      (look) => look?.kind === 'answered' && look.showsPicture,
    )
    if (isShown) return { ...looks, isFileServed: false, areControlsGood: true, elsewhere: null }
    const file = await judge(place.imageUrl)
    const home = await this.visit.isHostWell(place.url, signal)
    const isGone = async (page: SeenPage | undefined | null, look: Look | null) =>
      page && home && look?.kind === 'answered' && look.isAtItem
        ? { ...look, isSoftNotFound: await this.visit.isSoftNotFound(page, home, signal) }
        : look
    return {
      fetch: (await isGone(fetched, looks.fetch)) ?? unreachable,
      browser: await isGone(opened, looks.browser),
      isFileServed: file === 'copy',
      areControlsGood: home !== undefined && file !== 'unknown',
      elsewhere: null,
    }
  }
}

interface Visited {
  readonly fetched: SeenPage | undefined
  readonly opened: OpenedPage | undefined | null
  readonly place: Place
  readonly judge: Judge
  readonly signal: AbortSignal
}

const refused: PlaceSeen = {
  verdict: 'blocked',
  byBrowser: false,
  isRefused: true,
  signs: null,
  fetched: null,
  captured: null,
}
