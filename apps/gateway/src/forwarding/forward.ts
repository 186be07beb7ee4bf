import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@originseal/http'
import { Agent, type Dispatcher } from 'undici'
import { upstreamPath } from './routes'
import { securityHeaders } from '../security-headers'

/** RFC 9110 §7.6.1: these describe one connection and end at it. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
])

/** A body may pause as long as a progress stream is quiet; a service must begin to answer within 60 s. */
const agent = new Agent({ bodyTimeout: 0, headersTimeout: 60_000, connectTimeout: 2_000, connections: 256 })

/** Hands a request to a service and its answer back, byte by byte, holding neither in memory. */
export function forward(origin: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  const { raw: incoming } = request
  const { raw: outgoing } = reply
  agent.dispatch(
    {
      origin,
      path: upstreamPath(request.url),
      method: incoming.method as Dispatcher.HttpMethod,
      headers: requestHeaders(request),
      body: hasBody(incoming) ? incoming : null,
    },
    new AnswerRelay(request, outgoing),
  )
}

export function closeForwarding(): Promise<void> {
  return agent.close()
}

class AnswerRelay implements Dispatcher.DispatchHandler {
  constructor(
    private readonly request: FastifyRequest,
    private readonly outgoing: ServerResponse,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.outgoing.once('close', () => {
      if (!this.outgoing.writableFinished) controller.abort(new Error('the client went away'))
    })
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    for (const [name, value] of Object.entries(headers)) {
      if (!hopByHop.has(name) && value !== undefined) this.outgoing.setHeader(name, value)
    }
    for (const [name, value] of Object.entries(securityHeaders)) this.outgoing.setHeader(name, value)
    this.outgoing.setHeader('x-request-id', this.request.id)
    if (!this.request.raw.complete && hasBody(this.request.raw))
      this.outgoing.setHeader('connection', 'close')
    this.outgoing.writeHead(status)
    this.outgoing.flushHeaders()
    this.outgoing.on('drain', () => controller.resume())
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.outgoing.write(chunk)) controller.pause()
  }

  onResponseEnd(): void {
    this.outgoing.end()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.outgoing.destroyed) return
    if (this.outgoing.headersSent) {
      this.outgoing.destroy()
      return
    }
    this.request.log.warn({ err: error }, 'a service did not answer')
    const problem = new Problem('SERVICE_UNAVAILABLE')
    this.outgoing
      .writeHead(problem.status, {
        ...securityHeaders,
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '2',
        'x-request-id': this.request.id,
      })
      .end(JSON.stringify(problem.toBody(this.request.id)))
  }
}

function requestHeaders(request: FastifyRequest): string[] {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    hopByHop.has(name) || name.startsWith('x-forwarded-') || value === undefined
      ? []
      : [name, Array.isArray(value) ? value.join(', ') : value],
  )
  return [...headers.filter(unlessRequestId), 'x-request-id', request.id, 'x-forwarded-for', request.ip]
}

function unlessRequestId(_: string, index: number, headers: readonly string[]): boolean {
  return headers[index - (index % 2)] !== 'x-request-id'
}

function hasBody(incoming: IncomingMessage): boolean {
  return (
    incoming.headers['transfer-encoding'] !== undefined || Number(incoming.headers['content-length'] ?? 0) > 0
  )
}
