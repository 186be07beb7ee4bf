import { Controller } from '@nestjs/common'
import type { AdministeredScanSource, ListScanSourcesResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ScanSources } from './scan-sources'
import { SwitchSource } from './switch-source'

@Controller()
export class ScanSourcesController {
  constructor(
    private readonly sources: ScanSources,
    private readonly switchSource: SwitchSource,
  ) {}

  @Endpoint(endpoints.listScanSources)
  async list(): Promise<ListScanSourcesResponse> {
    return { sources: await this.sources.all() }
  }

  @Endpoint(endpoints.switchScanSource)
  async switch({
    params: { name },
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.switchScanSource>): Promise<AdministeredScanSource> {
    await this.switchSource.execute(name, body, caller, idempotencyKey)
    return this.sources.one(name)
  }
}
