import type { Merchant } from './stage-merchant'

/** A merchant, with the code by which it may look at charges of cards where it has one. */
export interface MerchantKey extends Merchant {
  readonly checkCode: string
}

const form =
  /^(?<id>[0-9A-Za-z]{1,10}):(?<hashKey>[0-9A-Za-z]{16}):(?<hashIv>[0-9A-Za-z]{16})(?::(?<checkCode>[0-9A-Za-z]{1,20}))?$/u

/** Reads `MerchantID:HashKey:HashIV`, perhaps with `:` and a check code behind it; undefined for any other text. */
export function readMerchantKey(text: string): MerchantKey | undefined {
  const { id, hashKey, hashIv, checkCode = '' } = form.exec(text)?.groups ?? {}
  if (id === undefined || hashKey === undefined || hashIv === undefined) return undefined
  return { id, hashKey, hashIv, checkCode }
}
