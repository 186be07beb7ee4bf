import { Body, Controller, Get, Headers, Patch } from '@nestjs/common'
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger'
import {
  setNotificationPreferencesRequest,
  type ReadNotificationPreferencesResponse,
  type SetNotificationPreferencesRequest,
} from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { ReadNotificationPreferences } from './read-notification-preferences'
import { SetNotificationPreferences } from './set-notification-preferences'

@ApiTags('notifications')
@ApiBearerAuth()
@Controller('account/notification-preferences')
export class NotificationPreferencesController {
  constructor(
    private readonly readPreferences: ReadNotificationPreferences,
    private readonly setPreferences: SetNotificationPreferences,
  ) {}

  @Allow('notification:read')
  @Get()
  async read(@CurrentCaller() caller: Caller): Promise<ReadNotificationPreferencesResponse> {
    return { data: { preferences: await this.readPreferences.execute(caller) } }
  }

  @Allow('notification:edit')
  @Patch()
  async set(
    @CurrentCaller() caller: Caller,
    @Body(new Decode(setNotificationPreferencesRequest)) written: SetNotificationPreferencesRequest,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<ReadNotificationPreferencesResponse> {
    await this.setPreferences.execute(caller, written, idempotencyKey)
    return { data: { preferences: await this.readPreferences.execute(caller) } }
  }
}
