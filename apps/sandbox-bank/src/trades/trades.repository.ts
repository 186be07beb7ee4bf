import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { TradeEntity } from './trade.entity'

@Injectable()
export class TradesRepository {
  /** False if the merchant has used this number before: it is good once, also after a failure. */
  async insert(tx: Tx, trade: TradeEntity): Promise<boolean> {
    const inserted = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(TradeEntity)
      .values(trade)
      .orIgnore()
      .returning('trade_no')
      .execute()
    return (inserted.raw as unknown[]).length > 0
  }

  /** Holds the row until the transaction ends. */
  lock(tx: Tx, tradeNo: string): Promise<TradeEntity | null> {
    return tx.manager.findOne(TradeEntity, { where: { tradeNo }, lock: { mode: 'pessimistic_write' } })
  }

  lockByMerchant(tx: Tx, merchantTradeNo: string): Promise<TradeEntity | null> {
    return tx.manager.findOne(TradeEntity, {
      where: { merchantTradeNo },
      lock: { mode: 'pessimistic_write' },
    })
  }

  async save(tx: Tx, trade: TradeEntity): Promise<void> {
    await tx.manager.save(TradeEntity, trade)
  }
}
