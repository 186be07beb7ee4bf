import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { ForgetAddress } from '../respondent-mails/forget-address'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { NegotiationsRepository } from './negotiations.repository'

/**
 * Gives the other side's page a link that nobody knows yet; the one before leads nowhere from then on, and whoever was told of
 * news by mail is told of no more.
 */
@Injectable()
export class GiveLink {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly forgetAddress: ForgetAddress,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  async execute(tx: Tx, negotiationId: string): Promise<void> {
    await this.forgetAddress.ofNegotiation(tx, negotiationId)
    await this.negotiations.setLink(tx, negotiationId, this.keys.respondentLinks.make(crypto.randomUUID()))
  }
}
