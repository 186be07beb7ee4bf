import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { CasesOfPlaces, PlaceOfWork } from '../findings/cases-of-places'
import { CasesRepository } from './cases.repository'

/** What a copy that a scan has seen means to the case about its place. */
@Injectable()
export class FollowSeenCopy implements CasesOfPlaces {
  constructor(private readonly cases: CasesRepository) {}

  async isLive(tx: Tx, place: PlaceOfWork): Promise<boolean> {
    const row = await this.cases.lockLastAt(tx, place)
    return row !== null && row.outcome === null
  }

  /** Where the copy was removed, a look of ours says whether it is there again: a scan may have met a cache. */
  async isSeenAfterEnd(tx: Tx, place: PlaceOfWork, at: Date): Promise<boolean> {
    const row = await this.cases.lockLastAt(tx, place)
    if (!row || at <= row.changedAt) return false
    if (row.state === 'removed') await this.cases.planLook(tx, row.id, { lookAt: new Date() })
    return row.outcome !== null
  }
}
