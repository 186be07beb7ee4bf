import { Controller, Inject } from '@nestjs/common'
import type { ReadUploadLimitsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/protection/endpoints'
import { Endpoint } from '@originseal/http'
import { MAX_BYTES } from './receive-work'

/** The limit that uploads are received by, for those who are about to send one. */
@Controller()
export class UploadLimitsController {
  constructor(@Inject(MAX_BYTES) private readonly maxBytes: number) {}

  @Endpoint(endpoints.readUploadLimits)
  read(): ReadUploadLimitsResponse {
    return { data: { maxBytes: this.maxBytes } }
  }
}
