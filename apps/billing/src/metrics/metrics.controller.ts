import { Controller, Inject } from '@nestjs/common'
import type { ReadMetricsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint } from '@originseal/http'
import type { MetricsSettings } from './metrics-settings'
import { estimatedMetrics } from './metrics.rules'

export const METRICS = Symbol('METRICS')

@Controller()
export class MetricsController {
  constructor(@Inject(METRICS) private readonly settings: MetricsSettings) {}

  @Endpoint(endpoints.readMetrics)
  read(): ReadMetricsResponse {
    return estimatedMetrics(this.settings, new Date())
  }
}
