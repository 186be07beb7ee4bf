import { Controller } from '@nestjs/common'
import type { CountUnreadResponse, ListNotificationsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { MarkNotification } from './mark-notification'
import { NotificationsQueries } from './notifications.queries'
import { ReadAllNotifications } from './read-all-notifications'

@Controller()
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsQueries,
    private readonly markNotification: MarkNotification,
    private readonly readAllNotifications: ReadAllNotifications,
  ) {}

  @Endpoint(endpoints.listNotifications)
  async list({
    caller,
    query,
  }: EndpointRequest<typeof endpoints.listNotifications>): Promise<ListNotificationsResponse> {
    const { entries: notifications, nextCursor } = await readPage(
      query,
      (page) => this.notifications.pageOfAccount(caller.userId, page),
      ({ id }) => id,
    )
    return { data: { notifications, nextCursor } }
  }

  @Endpoint(endpoints.countUnread)
  async countUnread({ caller }: EndpointRequest<typeof endpoints.countUnread>): Promise<CountUnreadResponse> {
    return { data: { unread: await this.notifications.countUnread(caller.userId) } }
  }

  @Endpoint(endpoints.readAllNotifications)
  readAll({
    caller,
    body,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.readAllNotifications>): Promise<void> {
    return this.readAllNotifications.execute(caller, body, idempotencyKey)
  }

  @Endpoint(endpoints.markNotification)
  mark({
    caller,
    params,
    body,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.markNotification>): Promise<void> {
    return this.markNotification.execute(caller, params.id, body, idempotencyKey)
  }
}
