import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { Mail } from './mail'
import { MAIL_ENCRYPTION, MailEncryption } from './mail-encryption'
import { MailsRepository } from './mails.repository'

/**
 * The queue of mails: what is added leaves once the transaction has committed, and never if it has not.
 * @typeParam AnyMail the mails that the service has templates for
 */
@Injectable()
export class MailQueue<AnyMail extends Mail = Mail> {
  constructor(
    @Inject(MAIL_ENCRYPTION) private readonly encryption: MailEncryption,
    private readonly mails: MailsRepository,
  ) {}

  async add(tx: Tx, mail: AnyMail): Promise<void> {
    const { ownerId, language, template } = mail
    const encrypted = await this.encryption.encrypt(mail)
    await this.mails.insert(tx, { id: crypto.randomUUID(), ownerId, language, template, encrypted })
  }
}
