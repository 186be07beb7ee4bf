import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * Answers can hold tokens, so they are stored encrypted (AES-256-GCM) under a key that only the sender of the
 * Idempotency-Key knows; a dump of the table opens nothing. Key: HKDF-SHA-256 of the header's text (RFC 5869).
 */
export function encryptResponse(idempotencyKey: string, answer: unknown): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', answerKey(idempotencyKey), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws if the bytes were not sealed under this key. */
export function decryptResponse(idempotencyKey: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    answerKey(idempotencyKey),
    sealed.subarray(0, nonceBytes),
    { authTagLength: tagBytes },
  )
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
  return JSON.parse(text.toString('utf8'))
}

export function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

/** HMAC-SHA-256 under the header's text: says whether two requests are the same to those alone who know the key. */
export function keyedHashOf(idempotencyKey: string, value: string): Buffer {
  return createHmac('sha256', idempotencyKey).update(value).digest()
}

function answerKey(idempotencyKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, '', 'originseal/idempotency/v1', 32))
}
