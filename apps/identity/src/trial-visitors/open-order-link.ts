import { Injectable } from '@nestjs/common'
import type { OpenOrderLinkResponse } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import { OrderLinkToken } from './order-link-token'
import { TrialTokens } from './trial-tokens'
import { TrialVisitorsQueries } from './trial-visitors.queries'

/** Lets a buyer without an account back in from any browser, by the link of the order's mail (ADR 55). */
@Injectable()
export class OpenOrderLink {
  constructor(
    private readonly links: OrderLinkToken,
    private readonly visitors: TrialVisitorsQueries,
    private readonly tokens: TrialTokens,
  ) {}

  /** @throws Problem ORDER_LINK_INVALID, ORDER_LINK_EXPIRED, ORDER_LINK_CLAIMED */
  async execute(link: string): Promise<OpenOrderLinkResponse> {
    const { visitorId, orderId } = await this.links.verify(link)
    const standing = await this.visitors.standingOf(visitorId)
    if (standing === 'claimed') throw new Problem('ORDER_LINK_CLAIMED', { orderId })
    if (standing === 'forgotten') throw new Problem('ORDER_LINK_EXPIRED')
    const { token, expiresAt } = await this.tokens.mint(visitorId, { byLink: true })
    return { data: { token, expiresAt, orderId } }
  }
}
