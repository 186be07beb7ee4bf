import { Injectable } from '@nestjs/common'
import {
  taipeiDateOf,
  type ChangeChannelRequest,
  type ChannelValues,
  type ConfirmChannelRequest,
  type RestoreChannelRequest,
} from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import type { Channel } from '../channel'
import { faultOfValues, valuesOf } from '../channel-values.rules'
import { ChannelVersionsQueries } from '../channel-versions.queries'
import { ChannelVersionsRepository } from '../channel-versions.repository'
import { currentChannel } from '../current-channels'
import { shippedChannels } from '../first-channels'

/** Who changes which channel. */
interface ChangeOf {
  readonly id: string
  readonly caller: Caller
  readonly key: string | undefined
}

/** Where notices go by a channel, as an administrator says: each change is its next version, from which the next notice goes. */
@Injectable()
export class ChangeChannel {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly versions: ChannelVersionsRepository,
    private readonly queries: ChannelVersionsQueries,
  ) {}

  /** @throws Problem CHANNEL_NOT_FOUND, CHANNEL_CHANGED, CHANNEL_ADDRESS_INVALID, CHANNEL_DAY_INVALID */
  async change(of: ChangeOf, request: ChangeChannelRequest): Promise<void> {
    const { address, certainty, checkedOn } = request
    await this.write('changeChannel', of, request, async (channel) =>
      checked(channel, { address, certainty, checkedOn }),
    )
  }

  /** @throws Problem CHANNEL_NOT_FOUND, CHANNEL_CHANGED; CHANNEL_ADDRESS_INVALID where no address is known */
  async confirm(of: ChangeOf, request: ConfirmChannelRequest): Promise<void> {
    const newest = await this.queries.newest()
    await this.write('confirmChannel', of, request, async (channel) => {
      const { address } = valuesOf(currentChannel(channel, newest))
      return checked(channel, { address, certainty: 'verified', checkedOn: today() })
    })
  }

  /** @throws Problem CHANNEL_NOT_FOUND also where the version never was, CHANNEL_CHANGED */
  async restore(of: ChangeOf, request: RestoreChannelRequest): Promise<void> {
    await this.write('restoreChannel', of, request, async (_channel, tx) => {
      if (request.version === 0) return null
      const values = await this.queries.version(tx, of.id, request.version)
      if (values === undefined) throw new Problem('CHANNEL_NOT_FOUND')
      return values
    })
  }

  private async write(
    command: string,
    { id, caller, key }: ChangeOf,
    request: { readonly basedOn: number; readonly reason?: string },
    decide: (channel: Channel, tx: Tx) => Promise<ChannelValues | null>,
  ): Promise<void> {
    const channel = shippedChannels.get(id)
    if (!channel) throw new Problem('CHANNEL_NOT_FOUND')
    const { basedOn, reason = null } = request
    const scope = `${command}:${id} ${caller.userId}`
    await this.idempotency.once({ key, scope, request }, async (tx) => {
      if ((await this.versions.newest(tx, id)) !== basedOn) throw new Problem('CHANNEL_CHANGED')
      const values = await decide(channel, tx)
      const version = { channelId: id, version: basedOn + 1, values, reason, changedBy: caller.userId }
      if (!(await this.versions.insert(tx, version))) throw new Problem('CHANNEL_CHANGED')
      return {}
    })
  }
}

const today = (): string => taipeiDateOf(new Date())

/** @throws Problem CHANNEL_ADDRESS_INVALID, CHANNEL_DAY_INVALID */
function checked(channel: Channel, values: ChannelValues): ChannelValues {
  const fault = faultOfValues(channel, values, today())
  if (fault) throw new Problem(fault)
  return values
}
