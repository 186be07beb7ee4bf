import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { MerchantKeys } from './check-mac-value'
import { phpUrlDecode, phpUrlEncode } from './php-urlencode'

const algorithm = 'aes-128-cbc'

/** `Data` of a request or answer of the e-invoice: base64(AES-128-CBC(urlencode(JSON))), PKCS #7. */
export function sealInvoiceData(data: unknown, { hashKey, hashIv }: MerchantKeys): string {
  const cipher = createCipheriv(algorithm, hashKey, hashIv)
  return cipher.update(phpUrlEncode(JSON.stringify(data)), 'utf8', 'base64') + cipher.final('base64')
}

/** What {@link sealInvoiceData} sealed; undefined for bytes that these keys do not open. */
export function openInvoiceData(sealed: string, { hashKey, hashIv }: MerchantKeys): unknown {
  try {
    const decipher = createDecipheriv(algorithm, hashKey, hashIv)
    const text = decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8')
    return JSON.parse(phpUrlDecode(text)) as unknown
  } catch {
    return undefined
  }
}
