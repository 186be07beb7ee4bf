import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { WorkFiles } from './work-files'
import { WorksRepository } from './works.repository'

const lookAgainMs = 60_000

/** Removes the files of erased works. May be killed anywhere: what is not noted as removed is removed once more. */
@Injectable()
export class RemoveFiles implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Loop({ name: 'file removal', everyMs: lookAgainMs, turn: () => this.turn() })

  constructor(
    private readonly transaction: Transaction,
    private readonly works: WorksRepository,
    private readonly files: WorkFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  wake(): void {
    this.loop.wake()
  }

  private async turn(): Promise<boolean> {
    const removal = await this.transaction.run((tx) => this.works.nextRemoval(tx))
    if (!removal) return false
    await this.files.removeObjects(removal.workId)
    // The bytes may be sealed anew by now, or just about to be: then they are another owner's.
    if (!removal.isCidInUse) await this.files.content.remove(removal.cid, { olderThan: removal.askedAt })
    await this.transaction.run((tx) => this.works.noteRemoved(tx, removal.workId))
    return true
  }
}
