import { createHash, timingSafeEqual } from 'node:crypto'
import { phpUrlEncode } from './php-urlencode'

/** HashKey and HashIV of a merchant. */
export interface MerchantKeys {
  readonly hashKey: string
  readonly hashIv: string
}

export type Fields = Readonly<Record<string, string>>

/** .NET's `HttpUtility.UrlEncode` leaves these, which PHP's encodes. */
const plainInDotNet: Readonly<Record<string, string>> = { '%21': '!', '%2a': '*', '%28': '(', '%29': ')' }

/**
 * CheckMacValue over all fields but itself (developers.ecpay.com.tw/2902): sorted by lower-cased name, joined, between
 * key and IV, url-encoded, lower-cased, hashed; upper-case hexadecimal. Empty fields count, absent ones do not.
 * @param hash `md5` only for the invoice's notice of an online allowance
 */
export function checkMacValue(
  fields: Fields,
  { hashKey, hashIv }: MerchantKeys,
  hash: 'sha256' | 'md5' = 'sha256',
): string {
  const pairs = Object.entries(fields)
    .filter(([name]) => name !== 'CheckMacValue')
    .sort(([one], [other]) => compareNames(one, other))
    .map(([name, value]) => `${name}=${value}`)
  const encoded = phpUrlEncode(`HashKey=${hashKey}&${pairs.join('&')}&HashIV=${hashIv}`)
    .toLowerCase()
    .replace(/%2[189a]/g, (code) => plainInDotNet[code] as string)
  return createHash(hash).update(encoded).digest('hex').toUpperCase()
}

/** The fields with their CheckMacValue, as they are sent. */
export const withCheckMacValue = (fields: Fields, keys: MerchantKeys): Fields => ({
  ...fields,
  CheckMacValue: checkMacValue(fields, keys),
})

/** Whether the fields bear the CheckMacValue that whoever has the keys gave them. Compares in constant time. */
export function hasValidCheckMacValue(fields: Fields, keys: MerchantKeys): boolean {
  const given = Buffer.from(fields['CheckMacValue'] ?? '', 'utf8')
  const right = Buffer.from(checkMacValue(fields, keys), 'utf8')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** By code unit of the lower-cased name, as PHP's strcasecmp. */
function compareNames(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a < b ? -1 : a > b ? 1 : 0
}
