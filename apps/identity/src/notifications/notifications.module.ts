import { Module } from '@nestjs/common'
import { AccountsModule } from '../accounts/accounts.module'
import { TrialBuyersModule } from '../trial-visitors/trial-buyers.module'
import { ForgetNotifications } from './forget-notifications'
import { MarkNotification } from './mark-notification'
import { NotificationPreferencesController } from './notification-preferences.controller'
import { NotificationPreferencesRepository } from './notification-preferences.repository'
import { notificationConsumers } from './notifications.consumer'
import { NotificationsController } from './notifications.controller'
import { NotificationsQueries } from './notifications.queries'
import { NotificationsRepository } from './notifications.repository'
import { NotifyBuyer } from './notify-buyer'
import { NotifyMember } from './notify-member'
import { ReadAllNotifications } from './read-all-notifications'
import { ReadNotificationPreferences } from './read-notification-preferences'
import { SendDigests } from './send-digests'

import { SetNotificationPreferences } from './set-notification-preferences'
import { UnsubscribeController } from './unsubscribe.controller'
import { Unsubscribe } from './unsubscribe'
import { UnsubscribeToken } from './unsubscribe-token'

/** Tells members what happens to what is theirs: on a page, and by mail. */
@Module({
  imports: [AccountsModule, TrialBuyersModule],
  controllers: [
    NotificationsController,
    NotificationPreferencesController,
    UnsubscribeController,
    ...notificationConsumers,
  ],
  providers: [
    NotificationsRepository,
    NotificationsQueries,
    NotificationPreferencesRepository,
    UnsubscribeToken,
    NotifyMember,
    NotifyBuyer,
    MarkNotification,
    ReadAllNotifications,
    ReadNotificationPreferences,
    SetNotificationPreferences,
    Unsubscribe,
    SendDigests,
    ForgetNotifications,
  ],
})
export class NotificationsModule {}
