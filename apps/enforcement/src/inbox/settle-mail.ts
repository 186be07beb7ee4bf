import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { InboxRepository, type AssignedMail, type Settled } from './inbox.repository'

/** Puts aside a mail that rules could not tell a case of, once. */
@Injectable()
export class SettleMail {
  constructor(private readonly inbox: InboxRepository) {}

  /** @throws Problem MAIL_NOT_FOUND, MAIL_SETTLED */
  async assign(tx: Tx, id: string, settled: Settled, assigned: AssignedMail): Promise<{ receivedAt: Date }> {
    const mail = await this.lock(tx, id)
    await this.inbox.settle(tx, id, 'assigned', settled)
    await this.inbox.assign(tx, id, assigned)
    return mail
  }

  /** @throws Problem MAIL_NOT_FOUND, MAIL_SETTLED */
  async discard(tx: Tx, id: string, settled: Settled): Promise<void> {
    await this.lock(tx, id)
    await this.inbox.settle(tx, id, 'discarded', settled)
  }

  private async lock(tx: Tx, id: string): Promise<{ receivedAt: Date }> {
    const mail = await this.inbox.lockUnrecognised(tx, id)
    if (!mail) throw new Problem('MAIL_NOT_FOUND')
    if (mail.isSettled) throw new Problem('MAIL_SETTLED')
    return mail
  }
}
