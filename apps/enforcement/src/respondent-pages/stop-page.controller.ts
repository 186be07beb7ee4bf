import { Controller, Res } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Transaction } from '@originseal/database'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { sendPage } from '@originseal/pages'
import type { FastifyReply } from 'fastify'
import { ForgetAddress } from '../respondent-mails/forget-address'
import { stoppedPage, stopPage } from './page-frame'
import { languageOf } from './page-language.rules'

/** Ends mails about a page, for whoever has one of them (RFC 8058): what is answered is the same for every token. */
@Controller()
export class StopPageController {
  constructor(
    private readonly transaction: Transaction,
    private readonly forgetAddress: ForgetAddress,
  ) {}

  @Endpoint(endpoints.readStopPage)
  read(
    { params, query, http }: EndpointRequest<typeof endpoints.readStopPage>,
    @Res() reply: FastifyReply,
  ): void {
    const language = languageOf(query.lang, http.headers['accept-language'])
    sendPage(reply, 200, stopPage(language, params.token))
  }

  @Endpoint(endpoints.stopRespondentMails)
  async stop(
    { params, query, http }: EndpointRequest<typeof endpoints.stopRespondentMails>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.transaction.run((tx) => this.forgetAddress.stopped(tx, params.token))
    sendPage(reply, 200, stoppedPage(languageOf(query.lang, http.headers['accept-language'])))
  }
}
