import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { TriesRepository } from './tries.repository'

/** What is older than the window counts no more, so nothing of it is kept. */
@Injectable()
export class ForgetTries implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: Loop

  constructor(transaction: Transaction, repository: TriesRepository) {
    const turn = async (): Promise<boolean> => {
      await transaction.run((tx) => repository.forgetOld(tx))
      return false
    }
    this.loop = new Loop({ name: 'failed tries', everyMs: 900_000, turn })
  }

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }
}
