import { Injectable } from '@nestjs/common'
import { notificationKinds, orderPaid, type EventDefinition } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { MailQueue } from '@originseal/mail'
import { KeepBuyer } from '../trial-visitors/keep-buyer'
import { OrderLinkToken } from '../trial-visitors/order-link-token'
import { TrialVisitorsQueries } from '../trial-visitors/trial-visitors.queries'
import type { NotificationMail } from './notification-mail'

/** Tells a buyer without an account of their order, at the address that they gave, with a link that opens it anywhere. */
@Injectable()
export class NotifyBuyer {
  constructor(
    private readonly visitors: TrialVisitorsQueries,
    private readonly keepBuyer: KeepBuyer,
    private readonly links: OrderLinkToken,
    private readonly mails: MailQueue<NotificationMail>,
  ) {}

  /** Does nothing where the fact is of no purchase, or of no trial visitor's. */
  async execute(tx: Tx, event: EventDefinition, payload: unknown): Promise<void> {
    for (const { name: kind, event: told, isOfPurchase, factOf } of notificationKinds) {
      const fact = isOfPurchase && told.name === event.name ? factOf(payload) : undefined
      const to = fact && (await this.visitors.emailOf(tx, fact.ownerId))
      if (!to) continue
      const { ownerId, subjectId, occurredAt, details } = fact
      if (event.name === orderPaid.name) await this.keepBuyer.execute(tx, ownerId, occurredAt)
      const link = await this.links.sign({ visitorId: ownerId, orderId: subjectId })
      const values = { kind, subjectId, details, count: 1, link }
      await this.mails.add(tx, { ownerId, to, language: 'zh-TW', template: 'purchase-notice', values })
    }
  }
}
