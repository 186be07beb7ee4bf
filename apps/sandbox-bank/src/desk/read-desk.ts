import { Injectable } from '@nestjs/common'
import { FaultsQueries } from '../faults/faults.queries'
import { NoticesQueries } from '../notices/notices.queries'
import { TradesQueries } from '../trades/trades.queries'
import type { DeskView } from './desk.page'

const shown = 50

/** What the desk shows: the latest trades with their notices, and what the bank does wrong. */
@Injectable()
export class ReadDesk {
  constructor(
    private readonly trades: TradesQueries,
    private readonly notices: NoticesQueries,
    private readonly faults: FaultsQueries,
  ) {}

  async execute(): Promise<DeskView> {
    const trades = await this.trades.latest(shown)
    const [notices, faults] = await Promise.all([
      this.notices.ofTrades(trades.map(({ tradeNo }) => tradeNo)),
      this.faults.list(),
    ])
    return { trades, notices, faults }
  }
}
