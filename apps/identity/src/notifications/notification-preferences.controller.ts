import { Controller } from '@nestjs/common'
import type { ReadNotificationPreferencesResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ReadNotificationPreferences } from './read-notification-preferences'
import { SetNotificationPreferences } from './set-notification-preferences'

@Controller()
export class NotificationPreferencesController {
  constructor(
    private readonly readPreferences: ReadNotificationPreferences,
    private readonly setPreferences: SetNotificationPreferences,
  ) {}

  @Endpoint(endpoints.readNotificationPreferences)
  async read({
    caller,
  }: EndpointRequest<
    typeof endpoints.readNotificationPreferences
  >): Promise<ReadNotificationPreferencesResponse> {
    return { data: { preferences: await this.readPreferences.execute(caller) } }
  }

  @Endpoint(endpoints.setNotificationPreferences)
  async set({
    caller,
    body,
    idempotencyKey,
  }: EndpointRequest<
    typeof endpoints.setNotificationPreferences
  >): Promise<ReadNotificationPreferencesResponse> {
    await this.setPreferences.execute(caller, body, idempotencyKey)
    return { data: { preferences: await this.readPreferences.execute(caller) } }
  }
}
