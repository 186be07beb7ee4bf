import { createHmac } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { limits } from '@originseal/contracts'
import { makeCode, readCode } from '../accounts/step-up/step-up-code'
import { ServerSecret } from '../tokens/server-secret'

/** Two groups of eight: 80 bits, which nobody finds by trying. */
const groups = 2

/** Codes that somebody keeps for the loss of their authenticator. An HMAC is kept: whoever has the table can use none. */
@Injectable()
export class RecoveryCodes {
  private readonly key: Buffer

  constructor(secret: ServerSecret) {
    this.key = secret.derive('recovery codes')
  }

  make(): string[] {
    return Array.from({ length: limits.recoveryCodes }, () =>
      Array.from({ length: groups }, makeCode).join('-'),
    )
  }

  /** @param typed as it was shown, however it was typed */
  hash(accountId: string, typed: string): Buffer {
    return createHmac('sha256', this.key)
      .update(`${accountId}\n${readCode(typed)}`)
      .digest()
  }
}
