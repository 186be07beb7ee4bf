import { Controller, Get, Inject, Param, ParseUUIDPipe } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { LocalMailFile, LocalMailPage, LocalOnly, mailPage } from '@originseal/mail'
import type { CaseMailSettings } from '../tools/mail-settings'
import { MAIL_SETTINGS } from '../tools/tools'
import { ListLocalMails } from './list-local-mails'

/** The mails of cases for whoever sits at this machine; exists only where LOCAL_MAILS_PAGE is on. */
@LocalOnly()
@Controller('mails')
export class LocalMailsController {
  constructor(
    private readonly listLocalMails: ListLocalMails,
    @Inject(MAIL_SETTINGS) private readonly settings: CaseMailSettings,
  ) {}

  @LocalMailPage()
  @Get()
  async read(): Promise<string> {
    const { OTHER_MAILS_URL: url } = this.settings
    return mailPage({
      title: '下架案件的信件 Mails of takedown cases',
      about:
        '寄出的通知、收到的回覆與給對方的通知信，最新的在上面。 Notices as they left, answers as they came, and mails to the other side, the latest first.',
      mails: await this.listLocalMails.execute(),
      other:
        url === undefined
          ? undefined
          : { url, label: '帳號與通知的信件 Mails of accounts and notifications' },
    })
  }

  @LocalMailFile()
  @Get('sent/:id')
  async sent(@Param('id', ParseUUIDPipe) id: string): Promise<Buffer> {
    return found(await this.listLocalMails.sentFile(id))
  }

  @LocalMailFile()
  @Get('received/:id')
  async received(@Param('id', ParseUUIDPipe) id: string): Promise<Buffer> {
    return found(await this.listLocalMails.receivedFile(id))
  }
}

/** @throws Problem NOT_FOUND */
function found(file: Buffer | undefined): Buffer {
  if (!file) throw new Problem('NOT_FOUND')
  return file
}
