import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { FaultsQueries } from '../faults/faults.queries'
import { mayReauthorise } from './mandate.rules'
import { MandatesRepository } from './mandates.repository'
import { TradesRepository } from './trades.repository'
import { WriteCharge, type PeriodCharge } from './write-charge'

interface AskedCharge extends PeriodCharge {
  /** Only tried again after the latest charge failed. */
  readonly again?: boolean
}

/** Charges the next period of a mandate. */
@Injectable()
export class ChargePeriod {
  constructor(
    private readonly transaction: Transaction,
    private readonly trades: TradesRepository,
    private readonly mandates: MandatesRepository,
    private readonly faults: FaultsQueries,
    private readonly writeCharge: WriteCharge,
  ) {}

  /** False if there is nothing to charge. */
  async execute(tradeNo: string, asked: AskedCharge): Promise<boolean> {
    const hasSucceeded = asked.hasSucceeded && !(await this.faults.has('cards-declined'))
    return this.transaction.run(async (tx) => {
      const trade = await this.trades.lock(tx, tradeNo)
      const mandate = await this.mandates.lock(tx, tradeNo)
      if (!trade || mandate?.state !== 'running') return false
      if (asked.again && !mayReauthorise(mandate)) return false
      await this.writeCharge.execute(tx, trade, mandate, { ...asked, hasSucceeded })
      return true
    })
  }
}
