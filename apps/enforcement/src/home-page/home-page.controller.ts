import { Controller, Inject } from '@nestjs/common'
import type { ReadMetricsResponse, ReadVictoriesResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint } from '@originseal/http'
import { VictoriesQueries } from '../cases/victories.queries'
import type { HomePageSettings } from './home-page-settings'
import { HOME_PAGE, ReadMetrics } from './read-metrics'

const mostVictories = 30

@Controller()
export class HomePageController {
  constructor(
    @Inject(HOME_PAGE) private readonly settings: HomePageSettings,
    private readonly readMetrics: ReadMetrics,
    private readonly victories: VictoriesQueries,
  ) {}

  @Endpoint(endpoints.readMetrics)
  metrics(): Promise<ReadMetricsResponse> {
    return this.readMetrics.execute()
  }

  @Endpoint(endpoints.readVictories)
  async latestVictories(): Promise<ReadVictoriesResponse> {
    const victories = await this.victories.latest(mostVictories)
    return {
      items: victories.map(({ number, platform, hours, removedAt }) => ({
        caseId: number,
        platform,
        ttrHours: hours,
        removedAt: removedAt.toISOString(),
      })),
      showsSamples: this.settings.VICTORY_SAMPLES === 'on',
    }
  }
}
