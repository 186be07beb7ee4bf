import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { MAIL_ENCRYPTION, MailQueue, type MailEncryption } from '@originseal/mail'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { RespondentAddressesRepository } from './respondent-addresses.repository'
import type { RespondentMail } from './respondent-mail'

/** Sends what waits to be told to an address, as one mail. */
@Injectable()
export class MailNews {
  constructor(
    private readonly addresses: RespondentAddressesRepository,
    private readonly mails: MailQueue<RespondentMail>,
    @Inject(MAIL_ENCRYPTION) private readonly encryption: MailEncryption,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  /** @param linkId of the page: an address goes with its link, so while there is the one, the other is still the page's */
  async execute(tx: Tx, addressId: string, linkId: string): Promise<void> {
    const address = await this.addresses.takeNews(tx, addressId)
    if (!address?.news) return
    const { to } = await this.encryption.decrypt(address.encrypted)
    const { respondentLinks } = this.keys
    await this.mails.add(tx, {
      ownerId: addressId,
      to,
      language: address.language,
      template: address.news === 'deadline' ? 'respondent-deadline' : 'respondent-news',
      values: {
        pageToken: respondentLinks.tokenOf(linkId),
        stopToken: respondentLinks.stopTokenOf(addressId),
      },
    })
  }
}
