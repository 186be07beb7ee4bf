import { Injectable } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { z } from 'zod'
import { ServerSecret } from '../tokens/server-secret'
import { SignedClaims } from '../tokens/signed-claims'

/** Whose mails, and which: those of one kind, or the daily digest. */
const claims = z.object({ accountId: z.uuid(), scope: z.string() })
export type UnsubscribeClaims = z.infer<typeof claims>

/**
 * The token of an unsubscribe link. It opens nothing but the end of these mails, and stays good: a mail may be
 * unsubscribed from whenever it is found again.
 */
@Injectable()
export class UnsubscribeToken {
  private readonly signed: SignedClaims<UnsubscribeClaims>

  constructor(secret: ServerSecret) {
    this.signed = new SignedClaims(secret.derive('unsubscribe'), claims)
  }

  sign(content: UnsubscribeClaims): Promise<string> {
    return this.signed.sign(content)
  }

  /** @throws Problem UNSUBSCRIBE_LINK_INVALID */
  async verify(token: string): Promise<UnsubscribeClaims> {
    const content = await this.signed.verify(token)
    if (!content) throw new Problem('UNSUBSCRIBE_LINK_INVALID')
    return content
  }
}
