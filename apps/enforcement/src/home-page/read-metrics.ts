import { Inject, Injectable } from '@nestjs/common'
import type { ReadMetricsResponse } from '@originseal/contracts'
import { VictoriesQueries } from '../cases/victories.queries'
import { KnownWorksQueries } from '../findings/known-works.queries'
import type { HomePageSettings } from './home-page-settings'
import { countedMetrics, estimatedMetrics } from './metrics.rules'

export const HOME_PAGE = Symbol('HomePageSettings')

/** Says how many creators and takedowns there are, as the operator has set: counted, or an estimate that is called one. */
@Injectable()
export class ReadMetrics {
  constructor(
    @Inject(HOME_PAGE) private readonly settings: HomePageSettings,
    private readonly works: KnownWorksQueries,
    private readonly victories: VictoriesQueries,
  ) {}

  async execute(): Promise<ReadMetricsResponse> {
    const now = new Date()
    if (this.settings.METRICS === 'estimated') return estimatedMetrics(this.settings, now)
    const [creatorsProtected, casesTakedown] = await Promise.all([
      this.works.countOwners(),
      this.victories.countRemoved(),
    ])
    return countedMetrics({ creatorsProtected, casesTakedown }, now)
  }
}
