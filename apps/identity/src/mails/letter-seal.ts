import { Injectable } from '@nestjs/common'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { ServerSecret } from '../tokens/server-secret'
import type { Letter } from './letters'

type Contents = Pick<Letter, 'to' | 'values'>

/**
 * While a mail waits its address and values, among them tokens that open an account, are kept encrypted (JWE, A256GCM,
 * RFC 7516): a copy of the database opens none.
 */
@Injectable()
export class LetterSeal {
  private readonly key: Buffer

  constructor(secret: ServerSecret) {
    this.key = secret.derive('mails')
  }

  close({ to, values }: Contents): Promise<string> {
    return new CompactEncrypt(Buffer.from(JSON.stringify({ to, values })))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.key)
  }

  /** Throws if it was not closed with this server's secret. */
  async open(sealed: string): Promise<Contents> {
    const { plaintext } = await compactDecrypt(sealed, this.key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return JSON.parse(Buffer.from(plaintext).toString('utf8')) as Contents
  }
}
