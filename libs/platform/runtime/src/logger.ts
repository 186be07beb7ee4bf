import { LoggerModule } from 'nestjs-pino'
import type { DynamicModule } from '@nestjs/common'
import type { Options } from 'pino-http'

/** Where secrets and personal data may sit in what we log; pino replaces their values. */
export const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["idempotency-key"]',
  'res.headers["set-cookie"]',
  ...['token', 'trialToken', 'progressToken', 'password', 'realName', 'email', 'phone', 'salt'].flatMap(
    (name) => [name, `*.${name}`, `*.*.${name}`],
  ),
]

/** The page of a respondent is reached by a token in its path; `d` may be written as its code. */
const tokenInPath = /\/(?:d|%64)\/[^/]+/iu

/** An address without its secrets: progress tokens travel in the query, those of respondents in the path. */
export function pathOnly(url: string): string {
  return (url.split('?', 1)[0] as string).replace(tokenInPath, '/d/[redacted]')
}

/** How requests are logged: by path, without headers, tokens and persons; a failed one is a warning. */
export function requestLog({ name, level }: { name: string; level: string }): Options {
  return {
    name,
    level,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    genReqId: (request) => (request as { id?: string }).id ?? crypto.randomUUID(),
    autoLogging: { ignore: (request) => pathOnly(request.url ?? '').startsWith('/health/') },
    customLogLevel: (_request, { statusCode }, error) =>
      error !== undefined || statusCode >= 500 ? 'warn' : 'info',
    // The cause was logged where it was met; the stack here would be the logger's own.
    customErrorObject: (_request, _response, error, line: object) => ({
      ...line,
      err: undefined,
      why: error.message,
    }),
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOnly(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  }
}

/** JSON lines on standard output, one per request and event, without tokens and persons. */
export function loggerModule(options: { name: string; level: string }): DynamicModule {
  return LoggerModule.forRoot({ pinoHttp: requestLog(options) })
}
