import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { MailsRepository } from './mails.repository'
import { POST_OFFICE, type PostOffice } from './post-office'

const lookAgainMs = 60_000

/** Removes what was mailed to erased accounts. May be killed anywhere: what is not noted as removed is removed again. */
@Injectable()
export class RemoveMails implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Loop({ name: 'mail removal', everyMs: lookAgainMs, turn: () => this.execute() })

  constructor(
    private readonly transaction: Transaction,
    private readonly mails: MailsRepository,
    @Inject(POST_OFFICE) private readonly postOffice: PostOffice,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  async ask(tx: Tx, accountId: string): Promise<void> {
    await this.mails.askRemoval(tx, accountId)
  }

  /** Removes the mails of one account. False if none was waiting. */
  async execute(): Promise<boolean> {
    const accountId = await this.transaction.run((tx) => this.mails.nextRemoval(tx))
    if (accountId === undefined) return false
    await this.postOffice.forget(accountId)
    await this.transaction.run((tx) => this.mails.noteRemoved(tx, accountId))
    return true
  }
}
