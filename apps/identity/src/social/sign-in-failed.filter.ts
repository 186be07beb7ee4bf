import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { socialProviders } from '@originseal/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SignInFailed } from './sign-in-failed'
import { failedAt } from './social-redirects'

/**
 * A navigation of the browser is never answered with data: whatever goes wrong leads to the login page, which says it
 * in words. What is nobody's doing but ours counts as our callback's failure, and is logged as an error.
 */
@Catch()
export class SignInFailedFilter implements ExceptionFilter {
  private readonly log = new Logger('social sign-in')

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const { url } = host.switchToHttp().getRequest<FastifyRequest>()
    const from = socialProviders.find((provider) => url.startsWith(`/auth/${provider}/callback`))
    if (error instanceof SignInFailed) this.log.warn(`${error.message}${because(error.cause)}`)
    else this.log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
    const code = error instanceof SignInFailed ? error.code : 'auth_callback_failed'
    void reply.header('cache-control', 'no-store').redirect(failedAt(code, from), 302)
  }
}

/** The words of whoever failed, and nothing of what was sent: a cause's own fields may hold codes and tokens. */
function because(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  return ` (${cause.message})${because(cause.cause)}`
}
