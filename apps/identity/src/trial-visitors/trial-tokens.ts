import type { AdmitTrialVisitorResponse } from '@originseal/contracts'
import type { Tokens } from '../tokens/tokens'

/** Signs the tokens of visitors; each is good for so many hours. */
export class TrialTokens {
  constructor(
    private readonly tokens: Tokens,
    private readonly hours: number,
  ) {}

  /** @param how `byLink`: by the link of a mail, so that no account and no further upload can take over what it opens */
  async mint(visitorId: string, how: { byLink?: true } = {}): Promise<AdmitTrialVisitorResponse> {
    const expiresAt = new Date(Date.now() + this.hours * 3_600_000)
    const token = await this.tokens.mint({ userId: visitorId, role: 'trial', ...how }, expiresAt)
    return { visitorId, token, expiresAt: expiresAt.toISOString() }
  }
}
