import { Injectable } from '@nestjs/common'
import type { SetNotificationPreferencesRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { AccountsQueries } from '../accounts/accounts.queries'
import { NotificationPreferencesRepository } from './notification-preferences.repository'
import { NotificationsRepository } from './notifications.repository'

/** Chooses by which channels somebody is told of which kinds. */
@Injectable()
export class SetNotificationPreferences {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly notifications: NotificationsRepository,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws Problem ACCOUNT_NOT_FOUND */
  async execute(
    { userId }: Caller,
    { preferences }: SetNotificationPreferencesRequest,
    key: string | undefined,
  ): Promise<void> {
    const request = { key, scope: `PATCH /account/notification-preferences ${userId}`, request: preferences }
    await this.idempotency.once(request, async (tx) => {
      if (!(await this.accounts.hold(tx, userId))) throw new Problem('ACCOUNT_NOT_FOUND')
      await this.notifications.lockAccount(tx, userId)
      for (const preference of preferences) await this.preferences.set(tx, userId, preference)
      const ended = preferences.filter(({ mail }) => mail === 'off').map(({ kind }) => kind)
      await this.notifications.cancelDigest(tx, userId, ended)
    })
  }
}
