import { Injectable } from '@nestjs/common'
import type { OrderItem, orderPaid, PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { PurchasesRepository, type ConsentingBuyer, type Purchase } from './purchases.repository'
import { QueueConversion } from './queue-conversion'
import type { Visitors } from './visitors'

/**
 * A purchase is told with the order's value and the id that its browser has, once the order is paid and the browser is
 * one that agreed, whichever comes first: nobody can have a purchase counted by saying so.
 */
@Injectable()
export class RecordPurchase {
  constructor(
    private readonly purchases: PurchasesRepository,
    private readonly queueConversion: QueueConversion,
  ) {}

  async paid(tx: Tx, paid: PayloadOf<typeof orderPaid>): Promise<void> {
    const { eventId } = paid
    if (eventId === undefined) return
    await this.purchases.lock(tx, eventId)
    const purchase: Purchase = {
      event_id: eventId,
      order_id: paid.orderId,
      owner_id: paid.ownerId,
      item: nameOf(paid.item),
      amount: paid.amount,
      paid_at: new Date(paid.paidAt),
    }
    if (!(await this.purchases.insert(tx, purchase))) return
    const buyer = await this.purchases.takeBuyer(tx, eventId)
    if (buyer) await this.tell(tx, purchase, buyer)
  }

  /** A browser that agreed says that it orders, or has ordered, under this id. */
  async seen(tx: Tx, eventId: string, visitors: Visitors, page: string): Promise<void> {
    await this.purchases.lock(tx, eventId)
    const buyer = { visitors, source_url: page }
    const purchase = await this.purchases.find(tx, eventId)
    if (purchase) await this.tell(tx, purchase, buyer)
    else await this.purchases.keepBuyer(tx, eventId, buyer)
  }

  private async tell(
    tx: Tx,
    { event_id, order_id, owner_id, item, amount, paid_at }: Purchase,
    { visitors, source_url }: ConsentingBuyer,
  ): Promise<void> {
    const about = { event_id, owner_id, happened_at: paid_at }
    const custom_data = {
      value: amount,
      currency: 'TWD',
      order_id,
      content_ids: [item],
      content_type: 'product',
    }
    const params = {
      transaction_id: order_id,
      value: amount,
      currency: 'TWD',
      page_location: source_url,
      items: [{ item_id: item, item_name: item, price: amount, quantity: 1 }],
    }
    if (visitors.meta) {
      const event = { event_source_url: source_url, custom_data }
      const told = { ...about, event_name: 'Purchase', event, visitor: visitors.meta }
      await this.queueConversion.execute(tx, { ...told, provider: 'meta' })
    }
    if (visitors.ga4) {
      const told = { ...about, event_name: 'purchase', event: params, visitor: visitors.ga4 }
      await this.queueConversion.execute(tx, { ...told, provider: 'ga4' })
    }
  }
}

const nameOf = (item: OrderItem): string =>
  item.kind === 'plan' ? `${item.plan}-${item.interval}` : item.kind === 'pack' ? item.pack : item.kind
