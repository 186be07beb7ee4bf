import { Module } from '@nestjs/common'
import { Mails } from './mails'

@Module({ providers: [Mails], exports: [Mails] })
export class MailsModule {}
