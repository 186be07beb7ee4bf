import { Injectable } from '@nestjs/common'
import { trademarkConflictFound } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { opposeUntil } from './opposition.rules'
import type { Watch, WatchConflict } from './watches.queries'
import { WatchesRepository } from './watches.repository'

/** Notes a mark that is like a watched name, and tells of it; once as an application and once when it is published, and nothing where the watch has ended. */
@Injectable()
export class RecordConflict {
  constructor(
    private readonly transaction: Transaction,
    private readonly watches: WatchesRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute({ id, ownerId, name }: Watch, conflict: WatchConflict): Promise<void> {
    const { source, publishedOn, mark, foundAt } = conflict
    await this.transaction.run(async (tx) => {
      if (!(await this.watches.hold(tx, id))) return
      if (!(await this.watches.noteConflict(tx, conflict))) return
      await this.outbox.add(tx, trademarkConflictFound, {
        watchId: id,
        ownerId,
        name,
        source,
        applicationNumber: mark.applNo,
        mark: mark.text || mark.name,
        level: mark.level,
        opposeUntil: opposeUntil(source, publishedOn) ?? undefined,
        foundAt: foundAt.toISOString(),
      })
    })
  }
}
