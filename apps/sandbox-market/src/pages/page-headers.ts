import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * No inline script and no inline style anywhere; scripts, styles and pictures from this origin only. JSON-LD is a
 * data block, which a content security policy does not rule (HTML, 'prepare the script element').
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** onRequest hook: on every answer, errors too. `blob:` lets the sell page show a picture before it is sent. */
export async function setPageHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.headers({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  })
}
