import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common'
import { errors, statusOfKind, type ErrorCode } from '@originseal/contracts'
import { isDatabaseUnavailable } from '@originseal/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestWithCaller } from './access'
import { Problem } from './problem'

/** Codes for what the framework refuses before a route is reached. */
const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  [statusOfKind.unauthenticated]: 'NOT_SIGNED_IN',
  [statusOfKind.forbidden]: 'NOT_ALLOWED',
  [statusOfKind.missing]: 'NOT_FOUND',
  [statusOfKind.tooLarge]: 'BODY_TOO_LARGE',
  [statusOfKind.addressTooLong]: 'ADDRESS_TOO_LONG',
  [statusOfKind.rangeUnsatisfiable]: 'RANGE_NOT_SATISFIABLE',
  [statusOfKind.unsupported]: 'CONTENT_TYPE_UNSUPPORTED',
  [statusOfKind.tooMany]: 'TOO_MANY_REQUESTS',
  [statusOfKind.unavailable]: 'SERVICE_UNAVAILABLE',
}

/** Unless the problem says it better. */
const comeBackAfterSeconds = 2

/** Every error leaves as `application/problem+json`; what we did not foresee is logged whole and says nothing outside. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('http')

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest & Partial<RequestWithCaller>>()
    const reply = host.switchToHttp().getResponse<FastifyReply>()
    const problem = toProblem(error)
    if (problem.status >= 500) {
      const cause = problem.cause ?? error
      this.log.error(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
    } else if (!isOrdinary(problem)) {
      // Never what was sent: it may be a password in the wrong field.
      const userId = problem.userId ?? request.caller?.userId
      this.log.log(`refused: ${problem.code}${userId === undefined ? '' : ` to ${userId}`}`)
    }
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy()
      return
    }
    const passing = problem.status === 503 || problem.status === 429
    if (passing && !reply.hasHeader('retry-after')) {
      void reply.header('retry-after', String(problem.retryAfterSeconds ?? comeBackAfterSeconds))
    }
    void reply
      .status(problem.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(problem.toBody(request.id)))
  }
}

const ordinaryKinds: ReadonlySet<string> = new Set(['missing', 'conflict'])

/** What happens to everybody; other refusals may be somebody's attempts at what is not theirs. */
const isOrdinary = ({ code }: Problem): boolean => ordinaryKinds.has(errors[code].kind)

/** The one form of any error: ours as it is, the framework's by its status, everything else as INTERNAL_ERROR. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseUnavailable(error)) return new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
  const status = error instanceof HttpException ? error.getStatus() : statusCodeOf(error)
  const code = status === undefined ? 'INTERNAL_ERROR' : codeOfStatus[status]
  if (code) return new Problem(code, undefined, { cause: error })
  const ours = status !== undefined && status >= 500
  return new Problem(ours ? 'INTERNAL_ERROR' : 'REQUEST_INVALID', undefined, { cause: error })
}

/** Fastify's own errors carry their status. */
function statusCodeOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : undefined
}
