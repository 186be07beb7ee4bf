import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CardChargeEntity } from './card-charge.entity'

export interface SettledRow {
  readonly merchantTradeNo: string
  readonly tradeNo: string
  readonly method: string
  readonly amount: number
  readonly refunded: number
  readonly at: Date
}

@Injectable()
export class ChargesQueries {
  constructor(private readonly source: DataSource) {}

  /** Oldest first. */
  ofOrder(orderedBy: string): Promise<CardChargeEntity[]> {
    return this.source.manager.find(CardChargeEntity, { where: { orderedBy }, order: { at: 'ASC' } })
  }

  byGwsr(gwsr: string): Promise<CardChargeEntity | null> {
    return this.source.manager.findOneBy(CardChargeEntity, { gwsr })
  }

  /** Successful charges and other payments of a day in Taipei, for the merchant's file. */
  settledBetween(from: Date, to: Date): Promise<SettledRow[]> {
    return this.source.query(
      `SELECT trade.merchant_trade_no AS "merchantTradeNo", coalesce(card_charge.trade_no, trade.trade_no) AS "tradeNo",
         trade.method, coalesce(card_charge.amount, trade.amount) AS amount,
         coalesce(card_charge.refunded, 0) AS refunded, coalesce(card_charge.at, trade.at) AS at
       FROM trade LEFT JOIN card_charge ON card_charge.ordered_by = trade.trade_no AND card_charge.code = '1'
       WHERE trade.state = 'paid' AND coalesce(card_charge.at, trade.at) >= $1 AND coalesce(card_charge.at, trade.at) < $2
       ORDER BY at`,
      [from, to],
    )
  }
}
