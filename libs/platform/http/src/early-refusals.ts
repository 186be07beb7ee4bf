import { STATUS_CODES, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem'

type AnswerHeaders = Readonly<Record<string, string>>

const problemHeaders: AnswerHeaders = {
  'content-type': 'application/problem+json; charset=utf-8',
  'cache-control': 'no-store',
}

/** Addresses that the router can't read are refused before any hook or filter has run. */
export function refuseAddress(headers: AnswerHeaders) {
  return (error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    const ours = (error.statusCode ?? 400) >= 500
    const problem = new Problem(ours ? 'INTERNAL_ERROR' : 'REQUEST_INVALID')
    void reply
      .status(problem.status)
      .headers({ ...headers, ...problemHeaders })
      .send(JSON.stringify(problem.toBody(request.id)))
  }
}

/** What Node's parser refuses never becomes a request: the answer is written to the connection, which ends. */
export function refuseConnection(headers: AnswerHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const problem = new Problem(
      error.code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'REQUEST_INVALID',
    )
    const body = JSON.stringify(problem.toBody())
    const lines = Object.entries({
      ...headers,
      ...problemHeaders,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    const status = `${problem.status} ${STATUS_CODES[problem.status]}`
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => socket.destroySoon())
  }
}

/**
 * A body that is refused before its end, as too large, say, closes the connection for Fastify. What the caller still sends
 * then resets it, and the answer may be lost on the way (RFC 9112 §9.6). So the rest is read and forgotten, by Node, within
 * the time that a request may take.
 */
export function readRefusedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.complete) reply.removeHeader('connection')
    done()
  })
}

/**
 * An expectation that nobody knows may be refused or ignored (RFC 9110 §10.1.1). Node's own refusal would have none of
 * our headers, so the request is answered as if it expected nothing.
 */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}
