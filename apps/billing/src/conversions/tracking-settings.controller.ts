import { Controller, Inject } from '@nestjs/common'
import type { ReadTrackingResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/billing/endpoints'
import { Endpoint } from '@originseal/http'

export const TRACKING = Symbol('TRACKING')

/** What pages have to ask their visitors for. */
@Controller()
export class TrackingSettingsController {
  constructor(@Inject(TRACKING) private readonly tracking: () => ReadTrackingResponse) {}

  @Endpoint(endpoints.readTracking)
  read(): ReadTrackingResponse {
    return this.tracking()
  }
}
