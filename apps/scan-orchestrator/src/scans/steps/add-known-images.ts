import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { SightingsQueries } from '../../corpus/images/sightings.queries'
import { MonitoringRepository } from '../monitoring/monitoring.repository'
import { OWN_INDEX } from '../sources/own-index/own-index'
import { SeenImagesRepository } from './seen-images.repository'
import type { ScanOfWork } from '../any-scan'

/** Adds to a scan what earlier crawls have seen of its work, though this scan came by none of it. */
@Injectable()
export class AddKnownImages {
  constructor(
    private readonly sightings: SightingsQueries,
    private readonly matches: MonitoringRepository,
    private readonly seen: SeenImagesRepository,
  ) {}

  /** Public sightings of these images, and those that monitoring has noted for the work. */
  async execute(tx: Tx, { scanId, workId }: ScanOfWork, imageIds: ReadonlySet<string>): Promise<void> {
    const noted = await this.matches.sightingsOf(tx, workId)
    const known = await this.sightings.publicOf(tx, [...imageIds], noted)
    const images = known.map(({ id, ...seen }) => Object.assign(seen, { source: OWN_INDEX, sightingId: id }))
    await this.seen.insert(tx, scanId, images)
  }
}
