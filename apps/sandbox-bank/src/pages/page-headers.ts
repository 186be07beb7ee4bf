import type { FastifyReply, FastifyRequest } from 'fastify'

/** @param formTarget an origin beside our own to which a form of the page may go */
export function pagePolicy(formTarget?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action 'self'${formTarget === undefined ? '' : ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** onRequest hook: on every answer, errors too. */
export async function setPageHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers({
    'content-security-policy': pagePolicy(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
}
