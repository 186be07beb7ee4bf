export const faultNames = [
  'balance-too-low',
  'queries-refused',
  'answers-unsealed',
  'cards-declined',
  'out-of-order',
] as const
/**
 * - `balance-too-low`: refunds are refused, as by a merchant's account without money.
 * - `queries-refused`: 403, as to a merchant that asks too fast.
 * - `answers-unsealed`: the answers of queries bear a wrong CheckMacValue.
 * - `cards-declined`: charges of periods fail, those that are tried again too.
 * - `out-of-order`: 503 at every address but the desk's.
 */
export type FaultName = (typeof faultNames)[number]
