import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { hashOf } from './mail-tokens.repository'
import type { MailTokenPurpose } from './mail-token.rules'

@Injectable()
export class MailTokensQueries {
  constructor(private readonly reads: Reads) {}

  /** The address that an account is to change to, while its confirmation can still come. */
  async pendingEmail(accountId: string): Promise<string | undefined> {
    const [row] = await this.reads.query<{ email: string }>(
      `SELECT email FROM mail_token WHERE account_id = $1 AND purpose = 'change-email' AND expires_at > now()
       ORDER BY issued_at DESC LIMIT 1`,
      [accountId],
    )
    return row?.email
  }

  /** Whether a token would be taken now. */
  async isGood(token: string, purpose: MailTokenPurpose): Promise<boolean> {
    const rows = await this.reads.query(
      'SELECT FROM mail_token WHERE hash = $1 AND purpose = $2 AND expires_at > now()',
      [hashOf(token), purpose],
    )
    return rows.length > 0
  }
}
