import { Controller } from '@nestjs/common'
import { isTestChain, workAnchored, workRegistered, type PayloadOf } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnEvent } from '@originseal/messaging'
import { WatchWork } from './watch-work'

@Controller()
export class WorksConsumer {
  constructor(private readonly watchWork: WatchWork) {}

  @OnEvent(workRegistered)
  registered(work: PayloadOf<typeof workRegistered>, tx: Tx): Promise<void> {
    return this.watchWork.execute(tx, work)
  }

  @OnEvent(workAnchored)
  async anchored({ workId, chainId, blockTime }: PayloadOf<typeof workAnchored>, tx: Tx): Promise<void> {
    // A test chain is no witness of a time: it must not raise the score of a work's origin.
    if (chainId !== undefined && isTestChain(chainId)) return
    await this.watchWork.setAnchored(tx, workId, new Date(blockTime))
  }
}
