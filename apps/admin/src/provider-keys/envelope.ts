import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
export const keyBytes = 32

/** AES-256-GCM (NIST SP 800-38D) under a fresh 96-bit nonce. @returns nonce, tag of 128 bits, ciphertext */
export function seal(key: Uint8Array, context: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(context, 'utf8'))
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws Error where the bytes were sealed under another key or for another context, or were changed */
export function open(key: Uint8Array, context: string, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(context, 'utf8'))
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

const shortest = 12

/**
 * What may be shown of a value: the last four characters of it, or of a part of it, unless that is short, and the beginning
 * of its SHA-256.
 */
export const maskOf = (
  value: string,
  shown = value,
): { readonly last4: string | null; readonly fingerprint: string } => ({
  last4: shown.length < shortest ? null : shown.slice(-4),
  fingerprint: createHash('sha256').update(value).digest('hex').slice(0, 8),
})
