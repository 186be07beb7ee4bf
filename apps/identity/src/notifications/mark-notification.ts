import { Injectable } from '@nestjs/common'
import type { MarkNotificationRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { NotificationsRepository } from './notifications.repository'

/** Marks one notification as read, or as unread. */
@Injectable()
export class MarkNotification {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem NOTIFICATION_NOT_FOUND also for somebody else's */
  async execute(
    { userId }: Caller,
    id: string,
    { isRead }: MarkNotificationRequest,
    key: string | undefined,
  ): Promise<void> {
    const scope = `PATCH /notifications/:id ${userId}`
    await this.idempotency.once({ key, scope, request: { id, isRead } }, async (tx) => {
      const isMarked = await this.notifications.mark(tx, userId, id, isRead)
      if (!isMarked) throw new Problem('NOTIFICATION_NOT_FOUND')
    })
  }
}
