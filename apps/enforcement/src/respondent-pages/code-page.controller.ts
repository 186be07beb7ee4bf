import { Controller, Inject, Res } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { seeOther, sendPage } from '@originseal/pages'
import type { FastifyReply } from 'fastify'
import { readCode } from '../negotiations/respondent-code.rules'
import type { MailKeys } from '../tools/mail-keys'
import { MAIL_KEYS } from '../tools/tools'
import { codePage, goodbyePage, unknownPage } from './page-frame'
import { FindRespondent } from './find-respondent'
import { languageOf } from './page-language.rules'

/** Leads from the code of a notice on paper to the page of the other side. */
@Controller()
export class CodePageController {
  constructor(
    private readonly findRespondent: FindRespondent,
    @Inject(MAIL_KEYS) private readonly keys: MailKeys,
  ) {}

  @Endpoint(endpoints.readCodePage)
  read({ query, http }: EndpointRequest<typeof endpoints.readCodePage>, @Res() reply: FastifyReply): void {
    const language = languageOf(query.lang, http.headers['accept-language'])
    sendPage(reply, 200, query.left ? goodbyePage(language) : codePage(language))
  }

  @Endpoint(endpoints.openByCode)
  async open(
    { query, http }: EndpointRequest<typeof endpoints.openByCode>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageOf(query.lang, http.headers['accept-language'])
    const code = readCode(new URLSearchParams(String(http.body)).get('code') ?? '')
    const found = await this.findRespondent.execute('code', code)
    if (!found) return sendPage(reply, 404, unknownPage(language))
    seeOther(reply, `/d/${this.keys.respondentLinks.tokenOf(found.stored.linkId)}?lang=${language}`)
  }
}
