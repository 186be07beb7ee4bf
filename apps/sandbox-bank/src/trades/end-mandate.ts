import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { MandatesRepository } from './mandates.repository'
import { TradesQueries } from './trades.queries'

/** CreditCardPeriodAction Cancel: nothing more is charged, for good. */
@Injectable()
export class EndMandate {
  constructor(
    private readonly transaction: Transaction,
    private readonly trades: TradesQueries,
    private readonly mandates: MandatesRepository,
  ) {}

  /** False if there is no running mandate. */
  async execute(merchantTradeNo: string): Promise<boolean> {
    const trade = await this.trades.byMerchant(merchantTradeNo)
    if (!trade) return false
    return this.transaction.run(async (tx) => {
      const mandate = await this.mandates.lock(tx, trade.tradeNo)
      if (mandate?.state !== 'running') return false
      await this.mandates.save(tx, { ...mandate, state: 'ended' })
      return true
    })
  }
}
