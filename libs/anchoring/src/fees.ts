/** What a transaction offers (EIP-1559), in wei per gas. */
export interface Fees {
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
}

/** What the next block asks for, in wei per gas: the base fee, and a tip that gets in. */
export interface Market {
  readonly baseFee: bigint
  readonly tip: bigint
}

/** Geth and its kin take a replacement only at fees 10 % higher; 12.5 % leaves room for their rounding. */
const bumped = (fee: bigint): bigint => (fee * 9n) / 8n + 1n
const lower = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const higher = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** Twice the base fee outlasts six full blocks. At the cap it waits for a quieter hour rather than not being sent. */
export function firstFees({ baseFee, tip }: Market, cap: bigint): Fees {
  const maxFeePerGas = lower(baseFee * 2n + tip, cap)
  return { maxFeePerGas, maxPriorityFeePerGas: lower(tip, maxFeePerGas) }
}

/** Fees that displace `earlier` and suit the market; null when the least such fee is above the cap. */
export function replacementFees(earlier: Fees, { baseFee, tip }: Market, cap: bigint): Fees | null {
  const least = bumped(earlier.maxFeePerGas)
  if (least > cap) return null
  const maxFeePerGas = lower(higher(least, baseFee * 2n + tip), cap)
  const maxPriorityFeePerGas = lower(higher(bumped(earlier.maxPriorityFeePerGas), tip), maxFeePerGas)
  return { maxFeePerGas, maxPriorityFeePerGas }
}
