import { Controller, Get, Inject } from '@nestjs/common'
import type { FolderMailTransport, StoredMail } from '../folder-mail-transport'
import type { MailSettings } from '../mail-settings'
import { MAIL_FOLDER } from '../mail-transport'
import { LocalMailPage, LocalOnly } from './local-page'
import { mailPage, type ShownMail } from './mail-page'

export const LOCAL_MAIL_SETTINGS = Symbol('LocalMailSettings')

/** Exists only where mails stay in a folder. */
@LocalOnly()
@Controller('mails')
export class LocalMailsController {
  constructor(
    @Inject(MAIL_FOLDER) private readonly mails: FolderMailTransport,
    @Inject(LOCAL_MAIL_SETTINGS) private readonly settings: Pick<MailSettings, 'OTHER_MAILS_URL'>,
  ) {}

  @LocalMailPage()
  @Get()
  async read(): Promise<string> {
    const { OTHER_MAILS_URL: url } = this.settings
    const mails = await this.mails.list()
    return mailPage({
      title: '帳號與通知的信件 Mails of accounts and notifications',
      about: '沒有設定郵件伺服器，信件留在這台電腦。 There is no mail server, so mails stay on this machine.',
      mails: mails.map((mail) => toShown(mail)),
      other:
        url === undefined
          ? undefined
          : { url, label: '下架案件的信件：寄出與收到 Mails of takedown cases, sent and received' },
    })
  }
}

const toShown = ({ to, subject, text, language, writtenAt }: StoredMail): ShownMail => ({
  isReceived: false,
  to,
  subject,
  text,
  language,
  at: new Date(writtenAt),
})
