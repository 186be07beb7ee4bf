import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { AccountsQueries } from '../accounts/accounts.queries'
import { NotificationPreferencesRepository } from './notification-preferences.repository'
import { NotificationsRepository } from './notifications.repository'
import { preferencesOf } from './preference.rules'
import { UnsubscribeToken } from './unsubscribe-token'

/** Ends mails of a kind, or the daily digest, for whoever holds one of them. Again, it changes nothing more. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly token: UnsubscribeToken,
    private readonly transaction: Transaction,
    private readonly accounts: AccountsQueries,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly notifications: NotificationsRepository,
  ) {}

  /** @throws Problem UNSUBSCRIBE_LINK_INVALID */
  async execute(token: string): Promise<void> {
    const { accountId, scope } = await this.token.verify(token)
    await this.transaction.run(async (tx) => {
      // Who is erased gets no mails.
      if (!(await this.accounts.hold(tx, accountId))) return
      await this.notifications.lockAccount(tx, accountId)
      const all = preferencesOf(await this.preferences.chosen(accountId, tx))
      const ended = all.filter(({ kind, mail }) => (scope === 'digest' ? mail === 'daily' : kind === scope))
      for (const preference of ended)
        await this.preferences.set(tx, accountId, { ...preference, mail: 'off' })
      await this.notifications.cancelDigest(
        tx,
        accountId,
        ended.map(({ kind }) => kind),
      )
    })
  }
}
