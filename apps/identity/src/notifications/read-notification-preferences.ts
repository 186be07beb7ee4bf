import { Injectable } from '@nestjs/common'
import type { NotificationPreference } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { NotificationPreferencesRepository } from './notification-preferences.repository'
import { preferencesOf } from './preference.rules'

@Injectable()
export class ReadNotificationPreferences {
  constructor(private readonly preferences: NotificationPreferencesRepository) {}

  /** Every kind, with what the caller chose or its default. */
  async execute({ userId }: Caller): Promise<NotificationPreference[]> {
    return preferencesOf(await this.preferences.chosen(userId))
  }
}
