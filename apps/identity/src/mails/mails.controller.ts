import { Controller, Get, Header, Inject, UseGuards } from '@nestjs/common'
import { Allow } from '@originseal/http'
import type { FolderPostOffice } from './folder-post-office'
import { LocalOnlyGuard } from './local-only.guard'
import { mailPage, mailPagePolicy } from './mail-page'
import { POST_OFFICE } from './post-office'

/** Exists only where mails stay in a folder. */
@UseGuards(LocalOnlyGuard)
@Controller('mails')
export class MailsController {
  constructor(@Inject(POST_OFFICE) private readonly mails: FolderPostOffice) {}

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
