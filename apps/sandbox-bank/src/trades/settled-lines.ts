import { taipeiTime } from '@originseal/ecpay'
import type { SettledRow } from './charges.queries'

const heading = ['訂單日期', '特店訂單編號', '綠界訂單編號', '付款方式', '交易金額', '退款金額', '交易狀態']

/** The merchant’s file as text: a line per payment, each value in quotes. */
export const settledLines = (rows: readonly SettledRow[]): string =>
  [heading, ...rows.map(cells)].map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\r\n') + '\r\n'

const cells = (row: SettledRow): string[] => [
  taipeiTime(row.at),
  row.merchantTradeNo,
  row.tradeNo,
  row.method,
  String(row.amount),
  String(row.refunded),
  '已付款',
]
