import { Injectable } from '@nestjs/common'
import type { DiscardMailRequest } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { SettleMail } from '../inbox/settle-mail'

/** Takes an administrator’s word that a mail is about no case. */
@Injectable()
export class DiscardMail {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly settleMail: SettleMail,
  ) {}

  /** @throws Problem MAIL_NOT_FOUND, MAIL_SETTLED */
  async execute(
    mailId: string,
    { reason }: DiscardMailRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<void> {
    const scope = `POST /admin/mails discards ${caller.userId}`
    await this.idempotency.once({ key, scope, request: { mailId, reason } }, async (tx) => {
      await this.settleMail.discard(tx, mailId, { by: caller.userId, because: reason.trim() })
      return null
    })
  }
}
