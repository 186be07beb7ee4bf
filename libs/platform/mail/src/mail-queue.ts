import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import type { Mail } from './mail'
import { MAIL_ENCRYPTION, MailEncryption } from './mail-encryption'
import { forgetMails, sendMail } from './mail-jobs'
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport'

/**
 * The queue of mails: what is added leaves once the transaction has committed, and never if it has not.
 * @typeParam AnyMail the mails that the service has templates for
 */
@Injectable()
export class MailQueue<AnyMail extends Mail = Mail> {
  constructor(
    @Inject(MAIL_ENCRYPTION) private readonly encryption: MailEncryption,
    private readonly jobs: Jobs,
    @Inject(MAIL_TRANSPORT) private readonly transport: Pick<MailTransport, 'isSetUp'>,
  ) {}

  /** Whether mails can leave now. */
  get isSetUp(): boolean {
    return this.transport.isSetUp
  }

  async add(tx: Tx, mail: AnyMail): Promise<void> {
    const { ownerId, language, template } = mail
    const encrypted = await this.encryption.encrypt(mail)
    const queuedAt = new Date().toISOString()
    await this.jobs.add(tx, sendMail, { ownerId, language, template, encrypted, queuedAt }, { key: ownerId })
  }

  /** Takes back what waits for an owner, and removes what the transport still holds. */
  async forget(tx: Tx, ownerId: string): Promise<void> {
    await this.jobs.cancel(tx, sendMail, ownerId)
    await this.jobs.add(tx, forgetMails, { ownerId })
    // Of a delivery that was under way: it ends with its lease, as there is nothing to renew.
    await this.jobs.add(tx, forgetMails, { ownerId }, { runAt: new Date(Date.now() + sendMail.leaseMs) })
  }
}
