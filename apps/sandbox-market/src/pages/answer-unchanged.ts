import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * onSend hook: gives every answer that is at hand as a whole its entity tag, and answers a request that knows it with 304
 * (RFC 9110 §13.1.2). Pictures, which are streams, do so themselves.
 */
export async function answerUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (request.method !== 'GET' || reply.statusCode !== 200 || !isWhole || reply.hasHeader('etag'))
    return payload
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  void reply.header('etag', etag)
  if (!knows(request.headers['if-none-match'], etag)) return payload
  // What describes the body that is not sent goes with it (RFC 9110 §15.4.5).
  void reply.status(304).removeHeader('content-type').removeHeader('content-length')
  return ''
}

/** Weak comparison, as the condition demands (RFC 9110 §8.8.3.2). */
export function knows(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false
  const named = new Set(condition.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return named.has('*') || named.has(etag)
}
