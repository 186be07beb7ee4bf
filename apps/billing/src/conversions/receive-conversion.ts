import { Injectable } from '@nestjs/common'
import type { ConversionEventRequest, TrackingResponse } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import type { Caller } from '@originseal/http'
import { happenedAt, priced } from './event.rules'
import { QueueConversion } from './queue-conversion'
import { RecordPurchase } from './record-purchase'
import { visitorsOf, withoutGaps, type Browser } from './visitors'

/** A page tells a standard event (TRACK-01); it goes on to the advertising platform where the visitor agreed. */
@Injectable()
export class ReceiveConversion {
  constructor(
    private readonly transaction: Transaction,
    private readonly queueConversion: QueueConversion,
    private readonly recordPurchase: RecordPurchase,
  ) {}

  async execute(
    request: ConversionEventRequest,
    page: string,
    browser: Browser,
    caller: Caller | undefined,
  ): Promise<TrackingResponse> {
    const { event_name, event_id } = request
    const visitors = visitorsOf(browser, request.user_data)
    const { meta } = visitors
    // A registration counts with the token that it ends with, once for each account.
    const isRegistration = event_name === 'CompleteRegistration'
    const isUnproven = isRegistration && (caller === undefined || caller.role === 'trial')
    if (!meta || isUnproven) return { accepted: false, eventId: event_id }
    await this.transaction.run(async (tx) => {
      if (event_name === 'Purchase' || event_name === 'InitiateCheckout')
        await this.recordPurchase.seen(tx, event_id, visitors, page)
      if (event_name === 'Purchase') return
      const { content_name } = request.custom_data
      const custom_data = withoutGaps({ ...priced(request.custom_data), content_name })
      await this.queueConversion.execute(tx, {
        provider: 'meta',
        event_name,
        event_id,
        owner_id: isRegistration ? (caller?.userId ?? null) : null,
        happened_at: happenedAt(request.event_time, new Date()),
        event: { event_source_url: page, ...(Object.keys(custom_data).length > 0 && { custom_data }) },
        visitor: meta,
      })
    })
    return { accepted: true, eventId: event_id }
  }
}
