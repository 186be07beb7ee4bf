import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { WatchesRepository } from './watches.repository'

/** Ends an owner's watch, with what was found for it. */
@Injectable()
export class EndWatch {
  constructor(
    private readonly transaction: Transaction,
    private readonly watches: WatchesRepository,
  ) {}

  execute(ownerId: string, id: string): Promise<void> {
    return this.transaction.run((tx) => this.watches.remove(tx, ownerId, id))
  }
}
