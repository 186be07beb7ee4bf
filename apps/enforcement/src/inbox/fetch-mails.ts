import { Inject, Injectable, Logger } from '@nestjs/common'
import { OnJob } from '@originseal/jobs'
import type { MailKeys } from '../tools/mail-keys'
import type { CaseMailSettings } from '../tools/mail-settings'
import { MAIL_KEYS, MAIL_SETTINGS } from '../tools/tools'
import { fetchMails } from './inbox-jobs'
import { recipientsOf } from './mail-recipients.rules'
import { Mailbox, type MailboxMail } from './mailbox'
import { TakeInMail } from './take-in-mail'

/** Who handed a mail over is not known from a mailbox: SPF says nothing of it, DKIM does. */
const unknownEnvelope = { remoteAddress: '', hello: '', sender: '' }

/** Takes in what has arrived in a mailbox at a provider, as if it had come by SMTP. */
@Injectable()
export class FetchMails {
  private readonly logger = new Logger(FetchMails.name)

  constructor(
    private readonly takeInMail: TakeInMail,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
    @Inject(MAIL_SETTINGS) private readonly settings: CaseMailSettings,
  ) {}

  @OnJob(fetchMails)
  async execute(): Promise<void> {
    const { INBOX_IMAP_URL: address } = this.settings
    if (address === undefined) return
    const mailbox = await Mailbox.open(address)
    try {
      for await (const mail of mailbox.unread()) {
        await this.take(mail)
        // Only now: whoever dies before takes it in again, and the same mail is one mail.
        await mailbox.markRead(mail.uid)
      }
    } finally {
      mailbox.close()
    }
  }

  private async take({ uid, raw }: MailboxMail): Promise<void> {
    const recipients = raw && recipientsOf(raw, (each) => this.keys.addresses.read(each) !== undefined)
    if (raw && recipients && recipients.length > 0)
      await this.takeInMail.execute(raw, recipients, unknownEnvelope)
    else this.logger.warn(`mail ${uid} of the mailbox is passed over: ${raw ? 'for no case' : 'too large'}`)
  }
}
