import { createHash } from 'node:crypto'
import type { Fields } from '@originseal/ecpay'

/** What makes a sealed notice the one it is. The wording is not of it, since a repeat comes in other words. */
const told = ['MerchantTradeNo', 'TradeNo', 'Gwsr', 'RtnCode', 'TradeAmt', 'Amount', 'SimulatePaid'] as const

/** Equal for notices that say the same, in whatever words. */
export const digestOfNotice = (kind: string, fields: Fields): Buffer =>
  sha256([kind, ...told.map((name) => fields[name] ?? '')])

/** Equal for the same forged fields only. */
export const digestOfForged = (kind: string, fields: Fields): Buffer =>
  sha256([
    'forged',
    kind,
    ...Object.entries(fields)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flat(),
  ])

const sha256 = (parts: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest()
