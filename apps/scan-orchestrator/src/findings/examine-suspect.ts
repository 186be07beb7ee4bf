import { Injectable } from '@nestjs/common'
import type { Comparison } from '@originseal/fingerprint'
import { CompareWithWork } from '../corpus/images/compare-with-work'
import { SightingsQueries, type SightedImage } from '../corpus/images/sightings.queries'
import type { WatchedWork } from '../corpus/works/watched-work'

export interface Examined {
  readonly picture: SightedImage
  readonly comparison: Comparison
}

/** Lays a suspect over the original. */
@Injectable()
export class ExamineSuspect {
  constructor(
    private readonly sightings: SightingsQueries,
    private readonly compareWithWork: CompareWithWork,
  ) {}

  async execute(work: WatchedWork, sightingId: string): Promise<Examined> {
    const picture = (await this.sightings.withImages([sightingId])).get(sightingId)
    if (!picture) throw new Error(`there is no sighting ${sightingId}`)
    return { picture, comparison: await this.compareWithWork.execute(work, picture.imageId) }
  }
}
