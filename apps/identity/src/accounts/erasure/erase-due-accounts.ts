import { Injectable, Logger } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { AccountsRepository } from '../accounts.repository'
import { MailTokensRepository } from '../mail-tokens.repository'
import { EraseAccount } from './erase-account'

const eraseDueAccounts = defineRecurringJob({ name: 'accounts.erase-due', schedule: '*/10 * * * * *' })

/** Erases accounts whose grace time is over, one after the other. */
@Injectable()
export class EraseDueAccounts {
  private readonly log = new Logger(EraseDueAccounts.name)

  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsRepository,
    private readonly mailTokens: MailTokensRepository,
    private readonly eraseAccount: EraseAccount,
  ) {}

  @OnJob(eraseDueAccounts)
  async eraseAll({ signal }: Pick<RunningJob<unknown>, 'signal'>): Promise<Effect> {
    while (!signal.aborted && (await this.execute()));
    return (tx) => this.mailTokens.forgetExpired(tx)
  }

  /** Erases one account. False if none was due. */
  async execute(): Promise<boolean> {
    const erased = await this.transaction.run(async (tx) => {
      const account = await this.accounts.lockNextToErase(tx)
      if (account) await this.eraseAccount.execute(tx, account)
      return account?.id
    })
    if (erased !== undefined) this.log.log(`erased account ${erased}`)
    return erased !== undefined
  }
}
