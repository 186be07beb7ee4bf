import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { mailsPerHour, type MailTokenPurpose } from '../mail-token.rules'
import { MailTokensRepository } from '../mail-tokens.repository'

const hourSeconds = 3_600

/** Keeps an account from filling somebody's mailbox through us. */
@Injectable()
export class MailLimit {
  constructor(private readonly mailTokens: MailTokensRepository) {}

  /** @throws Problem LOGIN_TRIES_EXCEEDED */
  async hold(tx: Tx, accountId: string, purpose: MailTokenPurpose): Promise<void> {
    if ((await this.mailTokens.recent(tx, accountId, purpose)) < mailsPerHour) return
    throw new Problem('LOGIN_TRIES_EXCEEDED', undefined, { retryAfterSeconds: hourSeconds })
  }
}
