import { Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob, type RunningJob } from '@originseal/jobs'
import { MailQueue } from '@originseal/mail'
import { mayBeMailed } from '../accounts/account.rules'
import { AccountsQueries } from '../accounts/accounts.queries'
import { sendDigests } from './notification-jobs'
import type { NotificationMail } from './notification-mail'
import { NotificationsRepository, type DigestEntry } from './notifications.repository'
import { UnsubscribeToken } from './unsubscribe-token'

/** Sends the daily digests: one mail for what an account was to be told and has not read. */
@Injectable()
export class SendDigests {
  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsQueries,
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailQueue<NotificationMail>,
    private readonly unsubscribeToken: UnsubscribeToken,
  ) {}

  /** Each account in a transaction of its own: a job that is begun anew goes on where it was. */
  @OnJob(sendDigests)
  async execute({ signal }: Pick<RunningJob<object>, 'signal'>): Promise<void> {
    while (await this.sendOne()) signal.throwIfAborted()
  }

  /** False if no account waits for a digest. */
  private sendOne(): Promise<boolean> {
    return this.transaction.run(async (tx) => {
      const accountId = await this.notifications.nextWithDigest(tx)
      if (accountId === undefined) return false
      await this.notifications.lockAccount(tx, accountId)
      const entries = await this.notifications.takeDigest(tx, accountId)
      if (entries.length > 0) await this.mail(tx, accountId, entries)
      return true
    })
  }

  private async mail(tx: Tx, ownerId: string, entries: readonly DigestEntry[]): Promise<void> {
    const account = await this.accounts.hold(tx, ownerId)
    if (!account || account.email === null || !mayBeMailed(account)) return
    const { email: to, language } = account
    const unsubscribeToken = await this.unsubscribeToken.sign({ accountId: ownerId, scope: 'digest' })
    const values = { entries, unsubscribeToken }
    await this.mails.add(tx, { ownerId, to, language, template: 'notification-digest', values })
  }
}
