import { Injectable } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { z } from 'zod'
import { ServerSecret } from '../tokens/server-secret'
import { SignedClaims } from '../tokens/signed-claims'

/** Which order, and the visitor who bought without an account. */
const claims = z.object({ visitorId: z.uuid(), orderId: z.uuid() })
export type OrderLinkClaims = z.infer<typeof claims>

/** The token in the link of an order's mail. It ends with the visitor, not by a date of its own (ADR 55). */
@Injectable()
export class OrderLinkToken {
  private readonly signed: SignedClaims<OrderLinkClaims>

  constructor(secret: ServerSecret) {
    this.signed = new SignedClaims(secret.derive('order-link'), claims)
  }

  sign(content: OrderLinkClaims): Promise<string> {
    return this.signed.sign(content)
  }

  /** @throws Problem ORDER_LINK_INVALID */
  async verify(token: string): Promise<OrderLinkClaims> {
    const content = await this.signed.verify(token)
    if (!content) throw new Problem('ORDER_LINK_INVALID')
    return content
  }
}
