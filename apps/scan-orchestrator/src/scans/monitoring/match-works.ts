import { Inject, Injectable } from '@nestjs/common'
import type { ComparisonMethod } from '@originseal/fingerprint'
import { IMAGE_INDEX, type ImageIndex } from '../../corpus/image-index/image-index'
import { CompareWithWork } from '../../corpus/images/compare-with-work'
import { hashLimit } from '../../corpus/images/own-account.rules'
import type { SightingsQueries } from '../../corpus/images/sightings.queries'
import type { WatchedWork } from '../../corpus/works/watched-work'
import { WatchedWorksQueries } from '../../corpus/works/watched-works.queries'

type NewSightings = Awaited<ReturnType<SightingsQueries['publicAfter']>>

interface Copy {
  readonly workId: string
  readonly imageId: string
  readonly method: ComparisonMethod
}

/** Holds sightings against every watched work: what is alike by the index is laid over that work. */
@Injectable()
export class MatchWorks {
  constructor(
    private readonly works: WatchedWorksQueries,
    private readonly compareWithWork: CompareWithWork,
    @Inject(IMAGE_INDEX) private readonly index: ImageIndex,
  ) {}

  async execute(sightings: NewSightings): Promise<Copy[]> {
    const images = [...new Map(sightings.map((sighting) => [sighting.imageId, sighting])).values()]
    const queries = images.map(({ hex, windows }) => [
      ...new Set([hex, ...(windows?.hashes ?? []).map((part) => part.hex)]),
    ])
    const found = await this.index.lookUp('works', queries, hashLimit)
    const copies: Copy[] = []
    for (const [i, { imageId }] of images.entries()) {
      for (const { key } of found[i] ?? []) {
        const work = await this.works.byIndexKey(key)
        const method = work && (await this.methodOf(work, imageId))
        if (work && method) copies.push({ workId: work.workId, imageId, method })
      }
    }
    // Noting one locks its work: works by id (scans/lock-scan.repository.ts).
    return copies.sort((one, other) => (one.workId < other.workId ? -1 : 1))
  }

  /** How the picture shows to be a copy; undefined if it does not. */
  private async methodOf(work: WatchedWork, imageId: string): Promise<ComparisonMethod | undefined> {
    const { verdict, method } = await this.compareWithWork.execute(work, imageId)
    return verdict === 'copy' ? method : undefined
  }
}
