import { Injectable } from '@nestjs/common'
import { withCheckMacValue, type Fields } from '@originseal/ecpay'
import { Problem } from '@originseal/http'
import { DataSource } from 'typeorm'
import { Merchants } from '../merchant'
import { CardChargeEntity } from './card-charge.entity'
import { paymentFields } from './trade-messages'
import { TradeEntity } from './trade.entity'

@Injectable()
export class TradesQueries {
  constructor(
    private readonly source: DataSource,
    private readonly merchants: Merchants,
  ) {}

  /** @throws Problem NOT_FOUND */
  async byNumber(tradeNo: string): Promise<TradeEntity> {
    const trade = await this.source.manager.findOneBy(TradeEntity, { tradeNo })
    if (!trade) throw new Problem('NOT_FOUND')
    return trade
  }

  byMerchant(merchantTradeNo: string): Promise<TradeEntity | null> {
    return this.source.manager.findOneBy(TradeEntity, { merchantTradeNo })
  }

  /** What the browser brings back to the shop. */
  async resultOf(trade: TradeEntity): Promise<Fields> {
    const { tradeNo } = trade
    const charge = await this.source.manager.findOneBy(CardChargeEntity, { tradeNo })
    return withCheckMacValue(paymentFields(trade, charge ?? undefined), this.merchants.payments)
  }

  latest(count: number): Promise<TradeEntity[]> {
    return this.source.manager.find(TradeEntity, { order: { createdAt: 'DESC' }, take: count })
  }
}
