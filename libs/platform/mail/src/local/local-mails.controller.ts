import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common'
import { Allow } from '@originseal/http'
import type { FolderMailTransport } from '../folder-mail-transport'
import { MAIL_TRANSPORT } from '../mail-transport'
import { LocalOnlyGuard } from './local-only.guard'
import { mailPage, mailPagePolicy } from './mail-page'

/** Exists only where mails stay in a folder. */
@UseGuards(LocalOnlyGuard)
@Controller('mails')
export class LocalMailsController {
  constructor(@Inject(MAIL_TRANSPORT) private readonly mails: FolderMailTransport) {}

  @Allow('internal')
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', mailPagePolicy)
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Header('cross-origin-resource-policy', 'same-origin')
  async read(): Promise<string> {
    return mailPage(await this.mails.list())
  }
}
