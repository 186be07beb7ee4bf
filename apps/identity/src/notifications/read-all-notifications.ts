import { Injectable } from '@nestjs/common'
import type { ReadAllNotificationsRequest } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { NotificationsRepository } from './notifications.repository'

/** Marks everything that somebody has seen as read. */
@Injectable()
export class ReadAllNotifications {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly idempotency: Idempotency,
  ) {}

  async execute(
    { userId }: Caller,
    { newestId }: ReadAllNotificationsRequest,
    key: string | undefined,
  ): Promise<void> {
    const request = { key, scope: `POST /notifications/read-all ${userId}`, request: { newestId } }
    await this.idempotency.once(request, (tx) => this.notifications.markUpTo(tx, userId, newestId))
  }
}
