export const faultNames = [
  'balance-too-low',
  'refund-answers-lost',
  'refund-answers-late',
  'refund-answers-garbled',
  'refund-answers-refusing',
  'queries-refused',
  'answers-unsealed',
  'cards-declined',
  'out-of-order',
] as const
/**
 * - `balance-too-low`: refunds are refused, as by a merchant's account without money.
 * - `refund-answers-…`: what is asked of a card’s charge is done, but the answer is 503, comes after 12 s, is none that can
 *   be read, or says that it was refused.
 * - `queries-refused`: 403, as to a merchant that asks too fast.
 * - `answers-unsealed`: the answers of queries bear a wrong CheckMacValue.
 * - `cards-declined`: charges of periods fail, those that are tried again too.
 * - `out-of-order`: 503 at every address but the desk's.
 */
export type FaultName = (typeof faultNames)[number]
