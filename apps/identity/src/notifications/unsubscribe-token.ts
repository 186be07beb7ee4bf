import { Injectable } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { CompactSign, compactVerify } from 'jose'
import { z } from 'zod'
import { ServerSecret } from '../tokens/server-secret'

/** Whose mails, and which: those of one kind, or the daily digest. */
const claims = z.object({ accountId: z.uuid(), scope: z.string() })
export type UnsubscribeClaims = z.infer<typeof claims>

/**
 * The token of an unsubscribe link (JWS, HS256, RFC 7515). It opens nothing but the end of these mails, and stays good:
 * a mail may be unsubscribed from whenever it is found again.
 */
@Injectable()
export class UnsubscribeToken {
  private readonly key: Buffer

  constructor(secret: ServerSecret) {
    this.key = secret.derive('unsubscribe')
  }

  sign(content: UnsubscribeClaims): Promise<string> {
    return new CompactSign(Buffer.from(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(this.key)
  }

  /** @throws Problem UNSUBSCRIBE_LINK_INVALID */
  async verify(token: string): Promise<UnsubscribeClaims> {
    try {
      const { payload } = await compactVerify(token, this.key, { algorithms: ['HS256'] })
      return claims.parse(JSON.parse(Buffer.from(payload).toString('utf8')))
    } catch {
      // Every reason is the same to whoever holds the link: it was changed or cut short.
      throw new Problem('UNSUBSCRIBE_LINK_INVALID')
    }
  }
}
