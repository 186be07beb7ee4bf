import { Body, Controller, Get, Header, Headers, HttpCode, Param, Patch, Post, Query } from '@nestjs/common'
import { ApiBearerAuth, ApiQuery, ApiTags } from '@nestjs/swagger'
import {
  id,
  limits,
  markNotificationRequest,
  pageRequest,
  readAllNotificationsRequest,
  type CountUnreadResponse,
  type ListNotificationsResponse,
  type MarkNotificationRequest,
  type PageRequest,
  type ReadAllNotificationsRequest,
} from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { MarkNotification } from './mark-notification'
import { NotificationsQueries } from './notifications.queries'
import { ReadAllNotifications } from './read-all-notifications'

@ApiTags('notifications')
@ApiBearerAuth()
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsQueries,
    private readonly markNotification: MarkNotification,
    private readonly readAllNotifications: ReadAllNotifications,
  ) {}

  @Allow('notification:read')
  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiQuery({ name: 'cursor', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: limits.page.most, default: limits.page.usual },
  })
  async mine(
    @Query(new Decode(pageRequest)) { cursor, limit }: PageRequest,
    @CurrentCaller() { userId }: Caller,
  ): Promise<ListNotificationsResponse> {
    const found = await this.notifications.pageOfAccount(userId, { cursor, limit: limit + 1 })
    const notifications = found.slice(0, limit)
    const nextCursor = found.length > limit ? (notifications.at(-1)?.id ?? null) : null
    return { data: { notifications, nextCursor } }
  }

  @Allow('notification:read')
  @Get('unread-count')
  @Header('cache-control', 'private, no-store')
  async countUnread(@CurrentCaller() { userId }: Caller): Promise<CountUnreadResponse> {
    return { data: { unread: await this.notifications.countUnread(userId) } }
  }

  @Allow('notification:edit')
  @Post('read-all')
  @HttpCode(204)
  readAll(
    @CurrentCaller() caller: Caller,
    @Body(new Decode(readAllNotificationsRequest)) written: ReadAllNotificationsRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<void> {
    return this.readAllNotifications.execute(caller, written, idempotencyKey)
  }

  @Allow('notification:edit')
  @Patch(':id')
  @HttpCode(204)
  mark(
    @Param('id', new Decode(id)) notificationId: string,
    @CurrentCaller() caller: Caller,
    @Body(new Decode(markNotificationRequest)) written: MarkNotificationRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<void> {
    return this.markNotification.execute(caller, notificationId, written, idempotencyKey)
  }
}
