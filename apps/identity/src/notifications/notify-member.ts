import { Injectable } from '@nestjs/common'
import {
  notificationKinds,
  type EventDefinition,
  type NotificationKind,
  type NotificationPreference,
} from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { MailQueue } from '@originseal/mail'
import { mayBeMailed, type Account } from '../accounts/account.rules'
import { AccountsQueries } from '../accounts/accounts.queries'
import type { NotificationMail } from './notification-mail'
import { NotificationPreferencesRepository } from './notification-preferences.repository'
import { NotificationsRepository, type NewNotification } from './notifications.repository'
import { preferencesOf } from './preference.rules'
import { UnsubscribeToken } from './unsubscribe-token'

/** Tells a member of a fact by the channels that they chose for its kind. */
@Injectable()
export class NotifyMember {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly preferences: NotificationPreferencesRepository,
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailQueue<NotificationMail>,
    private readonly unsubscribeToken: UnsubscribeToken,
  ) {}

  /** Does nothing where the fact concerns no account: a trial visitor's, or one that is erased. */
  async execute(tx: Tx, event: EventDefinition, payload: unknown): Promise<void> {
    for (const kind of notificationKinds) {
      if (kind.event.name === event.name) await this.tell(tx, kind, payload)
    }
  }

  private async tell(tx: Tx, kind: NotificationKind, payload: unknown): Promise<void> {
    const fact = kind.factOf(payload)
    const account = fact && (await this.accounts.hold(tx, fact.ownerId))
    if (!account) return
    await this.notifications.lockAccount(tx, account.id)
    const preference = await this.preferenceFor(tx, account, kind)
    if (!preference.inApp && preference.mail === 'off') return
    const notification: NewNotification = {
      accountId: account.id,
      kind: kind.name,
      subjectId: fact.subjectId,
      details: fact.details,
      occurredAt: fact.occurredAt,
      inApp: preference.inApp,
      awaitsDigest: preference.mail === 'daily',
    }
    if (await this.notifications.coalesce(tx, notification, kind.coalesceMinutes)) return
    await this.notifications.insert(tx, notification)
    if (preference.mail === 'immediately') await this.mail(tx, account, notification)
  }

  /** As it was chosen; without mails where none may be sent. */
  private async preferenceFor(
    tx: Tx,
    account: Account,
    { name, isOfPurchase }: NotificationKind,
  ): Promise<NotificationPreference> {
    const all = preferencesOf(await this.preferences.chosen(account.id, tx))
    const preference = all.find(({ kind }) => kind === name)
    if (!preference) throw new Error(`no notification is called ${name}`)
    return mayBeMailed(account, isOfPurchase) ? preference : { ...preference, mail: 'off' }
  }

  private async mail(tx: Tx, account: Account, notification: NewNotification): Promise<void> {
    const { id: ownerId, email, language } = account
    if (email === null) return
    const { kind, subjectId, details } = notification
    const unsubscribeToken = await this.unsubscribeToken.sign({ accountId: ownerId, scope: kind })
    const values = { kind, subjectId, details, count: 1, unsubscribeToken }
    await this.mails.add(tx, { ownerId, to: email, language, template: 'notification', values })
  }
}
