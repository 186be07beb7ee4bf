import { Controller, Res } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { MailQueue } from '@originseal/mail'
import { seeOther, sendPage } from '@originseal/pages'
import type { FastifyReply } from 'fastify'
import { AnswerClaim } from './answer-claim'
import { canHaveNews } from './arrange-mails'
import { unknownPage } from './page-frame'
import { languageOf } from './page-language.rules'
import { ReadRespondentPage } from './read-respondent-page'
import { SendFile } from './send-file'
import { readRespondentForm } from './read-respondent-form'
import { respondentPage } from './respondent-page'
import type { RespondentProblem } from './respondent-page.view'
import type { PageLanguage } from './respondent-texts'

type Reading = EndpointRequest<typeof endpoints.readRespondentPage>

/** The page of the other side of a case: whoever has the link may, without an account and without a script. */
@Controller()
export class RespondentPageController {
  constructor(
    private readonly readPage: ReadRespondentPage,
    private readonly answerClaim: AnswerClaim,
    private readonly sendFile: SendFile,
    private readonly mails: MailQueue,
  ) {}

  @Endpoint(endpoints.readRespondentPage)
  read({ params, query, http }: Reading, @Res() reply: FastifyReply): Promise<void> {
    return this.show(reply, params.token, languageOf(query.lang, http.headers['accept-language']))
  }

  @Endpoint(endpoints.answerRespondentPage)
  async answer(
    { params, query, http }: EndpointRequest<typeof endpoints.answerRespondentPage>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageOf(query.lang, http.headers['accept-language'])
    const page = await this.readPage.execute(params.token)
    if (!page) return sendPage(reply, 404, unknownPage(language))
    const form = readRespondentForm(String(http.body))
    const result = await this.answerClaim.execute(page, form, { language, clientAddress: http.ip })
    if (result.kind === 'refused') return this.show(reply, params.token, language, result.problem)
    seeOther(
      reply,
      result.kind === 'left' ? `/d?lang=${language}&left=yes` : `/d/${params.token}?lang=${language}`,
    )
  }

  @Endpoint(endpoints.sendRespondentFile)
  async send(
    { params, query, http }: EndpointRequest<typeof endpoints.sendRespondentFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = languageOf(query.lang, http.headers['accept-language'])
    const page = await this.readPage.execute(params.token)
    if (!page) return sendPage(reply, 404, unknownPage(language))
    const problem = await this.sendFile.execute(page, http)
    if (problem) return this.show(reply, params.token, language, problem)
    seeOther(reply, `/d/${params.token}?lang=${language}`)
  }

  private async show(
    reply: FastifyReply,
    token: string,
    language: PageLanguage,
    problem?: RespondentProblem,
  ): Promise<void> {
    const page = await this.readPage.execute(token)
    if (!page) return sendPage(reply, 404, unknownPage(language))
    const { row, view, pictures, foundAt, report, takingBack, mailAddress } = page
    const shown = respondentPage({
      language,
      view,
      path: `/d/${token}`,
      workId: row.workId,
      pictures,
      report,
      foundAt,
      isFiled: row.filedAt !== null,
      takingBack,
      mails: { address: mailAddress, canAsk: this.mails.isSetUp && canHaveNews(view) },
      formId: crypto.randomUUID(),
      problem,
    })
    sendPage(reply, problem ? 422 : 200, shown)
  }
}
