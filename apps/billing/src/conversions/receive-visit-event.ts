import { Injectable } from '@nestjs/common'
import {
  analyticsEvents,
  consentOf,
  ownEvents,
  type InternalEvent,
  type TrackingResponse,
  type VisitEventRequest,
} from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import type { Caller } from '@originseal/http'
import { happenedAt, priced } from './event.rules'
import { QueueConversion } from './queue-conversion'
import { RecordPurchase } from './record-purchase'
import { VisitEventsRepository } from './visit-events.repository'
import { visitorsOf, withoutGaps, type Browser } from './visitors'

const isInternal = (name: string): name is InternalEvent => Object.hasOwn(analyticsEvents, name)
const isKnown = (name: string): boolean => isInternal(name) || (ownEvents as readonly string[]).includes(name)

/** A page tells one of our own events (TRACK-02): we keep it, and analytics hears of those that it has a name for. */
@Injectable()
export class ReceiveVisitEvent {
  constructor(
    private readonly transaction: Transaction,
    private readonly visitEvents: VisitEventsRepository,
    private readonly queueConversion: QueueConversion,
    private readonly recordPurchase: RecordPurchase,
  ) {}

  async execute(
    request: VisitEventRequest,
    page: string,
    browser: Browser,
    caller: Caller | undefined,
  ): Promise<TrackingResponse> {
    const { event_name, event_id, attribution } = request
    const accepted = isKnown(event_name) && consentOf(browser.cookies)?.analytics === true
    if (!accepted) return { accepted, eventId: event_id }
    const params = withoutGaps({
      ...request.params,
      value: undefined,
      currency: undefined,
      ...priced(request.params),
    })
    const happened_at = happenedAt(request.event_time, new Date())
    await this.transaction.run(async (tx) => {
      const event = { event_name, event_id, happened_at, source_url: page, params, attribution }
      if ((await this.visitEvents.insert(tx, event)) && isInternal(event_name))
        await this.passOn(tx, { ...event, event_name }, browser, caller)
    })
    return { accepted, eventId: event_id }
  }

  private async passOn(
    tx: Tx,
    event: Parameters<VisitEventsRepository['insert']>[1] & { readonly event_name: InternalEvent },
    browser: Browser,
    caller: Caller | undefined,
  ): Promise<void> {
    const { event_name, event_id, happened_at, source_url, params, attribution } = event
    const { ga4 } = visitorsOf(browser)
    if (!ga4) return
    if (event_name === 'subscribe_success' || event_name === 'start_checkout')
      await this.recordPurchase.seen(tx, event_id, { ga4 }, source_url)
    const isRegistration = event_name === 'complete_registration'
    const isUnproven = isRegistration && (caller === undefined || caller.role === 'trial')
    // The purchase itself is told when its order is paid.
    if (event_name === 'subscribe_success' || isUnproven) return
    await this.queueConversion.execute(tx, {
      provider: 'ga4',
      event_name: analyticsEvents[event_name],
      event_id,
      owner_id: isRegistration ? (caller?.userId ?? null) : null,
      happened_at,
      event: { ...params, ...campaignOf(attribution), page_location: source_url },
      visitor: ga4,
    })
  }
}

/** The campaign by the names that analytics gives it. */
const campaignOf = ({ utm_source, utm_medium, utm_campaign }: VisitEventRequest['attribution']) =>
  withoutGaps({ source: utm_source, medium: utm_medium, campaign: utm_campaign })
