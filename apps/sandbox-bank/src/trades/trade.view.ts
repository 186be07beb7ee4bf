import type { TradeEntity } from './trade.entity'

/** An order as pages show it. */
export type TradeView = Readonly<
  Pick<
    TradeEntity,
    'tradeNo' | 'merchantTradeNo' | 'amount' | 'method' | 'sent' | 'state' | 'number' | 'code'
  >
>
