import { Module } from '@nestjs/common'
import { AskForMails } from './ask-for-mails'
import { CodeRequestsRepository } from './code-requests.repository'
import { ConfirmAddress } from './confirm-address'
import { ForgetAddress } from './forget-address'
import { ForgetUnconfirmed } from './forget-unconfirmed'
import { MailNews } from './mail-news'
import { NoteNews } from './note-news'
import { RespondentAddressesQueries } from './respondent-addresses.queries'
import { RespondentAddressesRepository } from './respondent-addresses.repository'

/** Mails to the other side of cases, who may have left an address on its page. */
@Module({
  providers: [
    AskForMails,
    CodeRequestsRepository,
    ConfirmAddress,
    ForgetAddress,
    ForgetUnconfirmed,
    MailNews,
    NoteNews,
    RespondentAddressesQueries,
    RespondentAddressesRepository,
  ],
  exports: [AskForMails, ConfirmAddress, ForgetAddress, MailNews, NoteNews, RespondentAddressesQueries],
})
export class RespondentMailsModule {}
