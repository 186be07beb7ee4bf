import type { FastifyInstance } from 'fastify'
import { faultOfSize } from './body-size'
import { Problem } from './problem'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads bodies of `application/json` in UTF-8, which is all that RFC 8259 §8.1 knows, and of nothing else: what any
 * page may send without asking first (forms, plain text) is refused with CONTENT_TYPE_UNSUPPORTED. Bytes that are no
 * UTF-8 are REQUEST_INVALID rather than replaced, and so are keys that would reach an object's prototype. A body of no bytes
 * is none: programs name the type of every POST, also of one that has nothing to say.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const fault = faultOfSize(request, body as Buffer)
    const text = isUtf8(request.headers['content-type']) ? decoded(body as Buffer) : undefined
    if (fault) done(fault)
    else if (text === undefined) done(new Problem('CONTENT_TYPE_UNSUPPORTED'))
    else if (text === null) done(new Problem('REQUEST_INVALID'))
    else if (text === '') done(null, undefined)
    else void parse(request, text, done)
  })
}

/** A charset is none of JSON's parameters (RFC 8259 §11), but many name it; another than ours is a mistake to tell. */
function isUtf8(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]
  return charset === undefined || /^utf-?8$/i.test(charset)
}

function decoded(body: Buffer): string | null {
  try {
    return utf8.decode(body)
  } catch {
    return null
  }
}
