import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { RemoveMails } from '../../mails/remove-mails'
import { AccountsRepository } from '../accounts.repository'
import { MailTokensRepository } from '../mail-tokens.repository'
import { EraseAccount } from './erase-account'

const lookMs = 10_000

/** Erases accounts whose grace time is over, one after the other. */
@Injectable()
export class EraseDueAccounts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(EraseDueAccounts.name)
  private readonly loop = new Loop({ name: 'erasure', everyMs: lookMs, turn: () => this.execute() })

  constructor(
    private readonly transaction: Transaction,
    private readonly accounts: AccountsRepository,
    private readonly mailTokens: MailTokensRepository,
    private readonly eraseAccount: EraseAccount,
    private readonly removeMails: RemoveMails,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  /** Erases one account. False if none was due. */
  async execute(): Promise<boolean> {
    const erased = await this.transaction.run(async (tx) => {
      const account = await this.accounts.lockNextToErase(tx)
      if (account) await this.eraseAccount.execute(tx, account)
      else await this.mailTokens.forgetExpired(tx)
      return account?.id
    })
    if (erased === undefined) return false
    this.log.log(`erased account ${erased}`)
    await this.removeMails.execute()
    return true
  }
}
