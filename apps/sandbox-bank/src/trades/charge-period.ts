import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob } from '@originseal/jobs'
import { mayReauthorise } from './mandate.rules'
import { MandatesQueries } from './mandates.queries'
import { MandatesRepository } from './mandates.repository'
import { TradesRepository } from './trades.repository'
import { WriteCharge, type PeriodCharge } from './write-charge'

const chargeDue = defineRecurringJob({ name: 'mandates.charge-due', schedule: '*/5 * * * * *' })

interface AskedCharge extends PeriodCharge {
  /** Only tried again after the latest charge failed. */
  readonly again?: boolean
}

/** Charges the next period of a mandate, when it is due or when the desk moves time on. */
@Injectable()
export class ChargePeriod {
  constructor(
    private readonly transaction: Transaction,
    private readonly trades: TradesRepository,
    private readonly mandates: MandatesRepository,
    private readonly queries: MandatesQueries,
    private readonly writeCharge: WriteCharge,
  ) {}

  /** False if there is nothing to charge. */
  execute(tradeNo: string, asked: AskedCharge): Promise<boolean> {
    return this.transaction.run(async (tx) => {
      const trade = await this.trades.lock(tx, tradeNo)
      const mandate = await this.mandates.lock(tx, tradeNo)
      if (!trade || mandate?.state !== 'running') return false
      if (asked.again && !mayReauthorise(mandate)) return false
      await this.writeCharge.execute(tx, trade, mandate, asked)
      return true
    })
  }

  @OnJob(chargeDue)
  async chargeDue(): Promise<void> {
    for (const tradeNo of await this.queries.due(new Date()))
      await this.execute(tradeNo, { hasSucceeded: true, notices: 'usual' })
  }
}
