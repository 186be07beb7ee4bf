import { Injectable } from '@nestjs/common'
import { classesIn, limits, type TrademarkWatch, type WatchTrademarkRequest } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { isEmptyMark, parseMark } from '@originseal/mark-similarity'
import { toWatch } from './watch.view'
import { WatchesQueries } from './watches.queries'
import { WatchesRepository } from './watches.repository'

/** Has every further issue of the register held against a name. */
@Injectable()
export class WatchName {
  constructor(
    private readonly transaction: Transaction,
    private readonly watches: WatchesRepository,
    private readonly queries: WatchesQueries,
  ) {}

  /** @throws Problem TRADEMARK_NAME_EMPTY, TRADEMARK_WATCHES_FULL */
  async execute(request: WatchTrademarkRequest, ownerId: string): Promise<TrademarkWatch> {
    const name = request.name.trim()
    if (isEmptyMark(parseMark(name))) throw new Problem('TRADEMARK_NAME_EMPTY')
    const classes = classesIn(request.class)
    const watch = { id: crypto.randomUUID(), ownerId, name, classes, createdAt: new Date() }
    const kept = await this.transaction.run(async (tx) => {
      await this.watches.lockOwner(tx, ownerId)
      const own = await this.queries.inTransaction(tx, ownerId)
      const known = own.find((each) => each.name === name && each.classes.join() === classes.join())
      if (known) return known
      if (own.length >= limits.trademarkWatches) throw new Problem('TRADEMARK_WATCHES_FULL')
      await this.watches.insert(tx, watch)
      return watch
    })
    return toWatch(kept, await this.queries.conflictsOfOwner(ownerId))
  }
}
