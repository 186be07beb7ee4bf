import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { ProblemFilter, toProblem } from '@originseal/http'
import { sendPage } from '@originseal/pages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOfBrowser } from './language'
import { messagePage } from './message.page'
import { words } from './words'

/** A browser gets a page, a program the problem document of the platform. */
@Catch()
export class ErrorPagesFilter implements ExceptionFilter {
  private readonly log = new Logger('http')
  private readonly problems = new ProblemFilter()

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const takesPage = (request.headers.accept ?? '').includes('text/html')
    if (reply.sent || reply.raw.headersSent || !takesPage) return this.problems.catch(error, host)
    const { status, code } = toProblem(error)
    if (status >= 500) this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
    const language = languageOfBrowser(request.headers)
    const { notFound, unable } = words[language]
    sendPage(reply, status, messagePage(status === 404 ? notFound : unable, code, language))
  }
}
