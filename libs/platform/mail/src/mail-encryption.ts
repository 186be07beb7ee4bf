import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Mail } from './mail'

type MailContents = Pick<Mail, 'to' | 'values'>

export const MAIL_ENCRYPTION = Symbol('MailEncryption')

/**
 * While a mail waits its address and values, among them tokens that open an account, are kept encrypted (JWE, A256GCM,
 * RFC 7516): a copy of the database opens none.
 */
export class MailEncryption {
  /** @param key 256 bits that the database does not hold */
  constructor(private readonly key: Uint8Array) {}

  encrypt({ to, values }: MailContents): Promise<string> {
    return new CompactEncrypt(Buffer.from(JSON.stringify({ to, values })))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.key)
  }

  /** Throws if it was not encrypted with this key. */
  async decrypt(encrypted: string): Promise<MailContents> {
    const { plaintext } = await compactDecrypt(encrypted, this.key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return JSON.parse(Buffer.from(plaintext).toString('utf8')) as MailContents
  }
}
