import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { SessionsRepository } from './sessions.repository'

/** Sessions that ran out, and the ids of ended ones that no living token bears, are kept no longer. */
@Injectable()
export class ForgetSessions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: Loop

  constructor(transaction: Transaction, sessions: SessionsRepository) {
    const turn = async (): Promise<boolean> => {
      await transaction.run((tx) => sessions.forgetOld(tx))
      return false
    }
    this.loop = new Loop({ name: 'old sessions', everyMs: 3_600_000, turn })
  }

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }
}
