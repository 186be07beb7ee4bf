import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { BankTime } from '../merchant'
import { nextChargeAt, type Mandate } from './mandate.rules'
import { MandatesRepository } from './mandates.repository'
import type { TradeEntity } from './trade.entity'

/** Begins the recurring charges of an order that asks for them, with its first charge. */
@Injectable()
export class OpenMandate {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly time: BankTime,
  ) {}

  async execute(tx: Tx, { tradeNo, sent }: TradeEntity, at: Date): Promise<void> {
    const { PeriodType, Frequency, ExecTimes } = sent
    if (PeriodType === undefined) return
    const mandate: Mandate = {
      periodType: PeriodType,
      frequency: Number(Frequency),
      times: Number(ExecTimes),
      state: 'running',
      succeeded: 1,
      failedInRow: 0,
    }
    await this.mandates.insert(tx, {
      tradeNo,
      ...mandate,
      nextAt: nextChargeAt(mandate, at, this.time.daySeconds),
    })
  }
}
