import { Controller } from '@nestjs/common'
import type { AdministeredChannel, ListChannelsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { AdministeredChannels } from './administered-channels'
import { ChangeChannel } from './change-channel'

@Controller()
export class ChannelsController {
  constructor(
    private readonly channels: AdministeredChannels,
    private readonly changeChannel: ChangeChannel,
  ) {}

  @Endpoint(endpoints.listChannels)
  async list(): Promise<ListChannelsResponse> {
    return { channels: await this.channels.all() }
  }

  @Endpoint(endpoints.changeChannel)
  async change({
    params: { id },
    body,
    caller,
    idempotencyKey: key,
  }: EndpointRequest<typeof endpoints.changeChannel>): Promise<AdministeredChannel> {
    await this.changeChannel.change({ id, caller, key }, body)
    return this.channels.one(id)
  }

  @Endpoint(endpoints.confirmChannel)
  async confirm({
    params: { id },
    body,
    caller,
    idempotencyKey: key,
  }: EndpointRequest<typeof endpoints.confirmChannel>): Promise<AdministeredChannel> {
    await this.changeChannel.confirm({ id, caller, key }, body)
    return this.channels.one(id)
  }

  @Endpoint(endpoints.restoreChannel)
  async restore({
    params: { id },
    body,
    caller,
    idempotencyKey: key,
  }: EndpointRequest<typeof endpoints.restoreChannel>): Promise<AdministeredChannel> {
    await this.changeChannel.restore({ id, caller, key }, body)
    return this.channels.one(id)
  }
}
