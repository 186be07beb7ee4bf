import { Inject, Injectable } from '@nestjs/common'
import { HostPaces } from '@originseal/crawling'
import { ImageWorkers } from '@originseal/fingerprint'
import { SECOND_VANTAGE, type Vantage } from '../tools/tools'
import { JudgePictures, type Original } from './judge-pictures'
import { imagesOf, judgeOnce, lookAtPage } from './look-at-page'
import type { Place, SeenPage } from './seen-page'
import { saySame } from './soft-not-found'
import { isBlocked, isNotFound, type Elsewhere } from './verdict.rules'
import { VisitPlace } from './visit-place'

/** Looks at a place from the second vantage point, where there is one: whether a removal is one for all the world. */
@Injectable()
export class LookElsewhere {
  private readonly visit: VisitPlace | null
  private readonly pictures: JudgePictures | null

  constructor(@Inject(SECOND_VANTAGE) vantage: Vantage | null, paces: HostPaces, workers: ImageWorkers) {
    this.visit = vantage && new VisitPlace(vantage.fetch, paces, vantage.pictures, null)
    this.pictures = vantage && new JudgePictures(vantage.pictures, workers)
  }

  /** From how many networks a removal is looked at. */
  get vantagePoints(): 1 | 2 {
    return this.visit ? 2 : 1
  }

  /**
   * @param here the page as it was fetched from here, without the copy
   * @returns null without a second vantage point. Rejects with the signal's reason only.
   */
  async execute(
    place: Place,
    original: Original,
    here: SeenPage,
    signal: AbortSignal,
  ): Promise<Elsewhere | null> {
    const { visit, pictures } = this
    if (!visit || !pictures) return null
    const judge = judgeOnce((url) => pictures.at(url, place, original, signal))
    const there = await visit.byFetch(place.url, signal)
    if (!there) return 'unknown'
    const look = await lookAtPage(there, imagesOf(there), place, judge)
    const file = look.showsPicture ? 'copy' : await judge(place.imageUrl)
    if (file === 'copy') return 'shown'
    if (file === 'unknown' || isBlocked(look)) return 'unknown'
    if (isNotFound(there) && isNotFound(here)) return 'same'
    if (there.status === here.status && saySame(there, here)) return 'same'
    return look.status === 200 && look.isSameItem && isNotFound(here) ? 'shown' : 'unknown'
  }
}
