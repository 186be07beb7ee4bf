import { Injectable } from '@nestjs/common'
import { compactDecrypt, CompactEncrypt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { ServerSecret } from '../tokens/server-secret'

const stored = z.object({ accountId: z.uuid(), secret: z.string() })
/** RFC 4226 §4 recommends 160 bits. */
const secretBytes = 20
/** Steps of thirty seconds by which a clock may be off (RFC 6238 §5.2). */
const window = 1

/** What every authenticator app reads; other digits or hashes some ignore. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'OriginSeal', label, secret: Secret.fromBase32(secret), digits: 6, period: 30 })

/** Base 32 (RFC 4648). */
export const makeSecret = (): string => new Secret({ size: secretBytes }).base32

/** For the picture that an app reads. @param label whose account it is */
export const addressOfSecret = (secret: string, label: string): string => totpOf(secret, label).toString()

/** The step whose code this is; undefined where it is no code of now. @param at milliseconds since 1970 */
export function stepOfCode(secret: string, code: string, at = Date.now()): number | undefined {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, window, timestamp: at })
  return delta === null ? undefined : totp.counter({ timestamp: at }) + delta
}

/**
 * Secrets of authenticators lie encrypted (JWE, A256GCM, RFC 7516), each together with whose it is: a copy of the database
 * makes no codes, and a row that is moved to another account does not open.
 */
@Injectable()
export class AuthenticatorSecrets {
  private readonly key: Uint8Array

  constructor(secret: ServerSecret) {
    this.key = secret.derive('authenticators')
  }

  encrypt(accountId: string, secret: string): Promise<string> {
    return new CompactEncrypt(Buffer.from(JSON.stringify({ accountId, secret })))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(this.key)
  }

  /** Throws where it is not this account's, or was encrypted with another key. */
  async decrypt(accountId: string, encrypted: string): Promise<string> {
    const { plaintext } = await compactDecrypt(encrypted, this.key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const opened = stored.parse(JSON.parse(Buffer.from(plaintext).toString('utf8')))
    if (opened.accountId !== accountId) throw new Error('the secret is of another account')
    return opened.secret
  }
}
