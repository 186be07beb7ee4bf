import { Controller } from '@nestjs/common'
import type { ListTrademarkWatchesResponse, WatchTrademarkResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/trademark/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { EndWatch } from './end-watch'
import { WatchName } from './watch-name'
import { toWatch } from './watch.view'
import { WatchesQueries } from './watches.queries'

@Controller()
export class WatchesController {
  constructor(
    private readonly watchName: WatchName,
    private readonly endWatch: EndWatch,
    private readonly watches: WatchesQueries,
  ) {}

  @Endpoint(endpoints.watchTrademark)
  async watch({
    body,
    caller,
  }: EndpointRequest<typeof endpoints.watchTrademark>): Promise<WatchTrademarkResponse> {
    return { success: true, data: { watch: await this.watchName.execute(body, caller.userId) } }
  }

  @Endpoint(endpoints.listTrademarkWatches)
  async list({
    caller,
  }: EndpointRequest<typeof endpoints.listTrademarkWatches>): Promise<ListTrademarkWatchesResponse> {
    const watches = await this.watches.ofOwner(caller.userId)
    const conflicts = await this.watches.conflictsOfOwner(caller.userId)
    return { success: true, data: { watches: watches.map((watch) => toWatch(watch, conflicts)) } }
  }

  @Endpoint(endpoints.endTrademarkWatch)
  end({ params, caller }: EndpointRequest<typeof endpoints.endTrademarkWatch>): Promise<void> {
    return this.endWatch.execute(caller.userId, params.id)
  }
}
