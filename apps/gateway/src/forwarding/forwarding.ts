import type { ServerResponse } from 'node:http'
import type { ServiceName } from '@originseal/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import type { AnswerHeaders } from '../security-headers'
import { AnswerRelay } from './answer-relay'
import { bodyOf } from './passed-body'
import { toServiceHeaders } from './passed-headers'
import { upstreamPath } from './routes'

/** Shorter than STOP_NOTICE_SECONDS of the services where something balances before them. */
const idleMs = 3_000

export interface Destination {
  readonly service: ServiceName
  readonly origin: string
}

/** Hands requests to services and their answers back, byte by byte, holding neither in memory. */
export class Forwarding {
  /**
   * A body may pause as long as a progress stream is quiet; a service must begin to answer within 60 s.
   * As many connections as there are callers: every open stream holds one. An idle one is given up before a service
   * that stops would end it (its notice is longer): a request never meets a connection in its last moment.
   */
  private readonly agent = new Agent({
    bodyTimeout: 0,
    headersTimeout: 60_000,
    connectTimeout: 2_000,
    keepAliveTimeout: idleMs,
    keepAliveMaxTimeout: idleMs,
  })
  private readonly running = new Map<ServerResponse, AnswerRelay>()
  private closing = false

  /** @param answerHeaders on every answer, whatever the service says of them */
  constructor(private readonly answerHeaders: AnswerHeaders) {}

  forward({ origin, service }: Destination, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack()
    const { raw: incoming } = request
    const { raw: outgoing } = reply
    const body = bodyOf(incoming)
    const asked: Dispatcher.DispatchOptions = {
      origin,
      path: upstreamPath(request.url),
      method: incoming.method as Dispatcher.HttpMethod,
      headers: toServiceHeaders(incoming.headers, request, service),
      body,
    }
    const ask = (): void => void this.agent.dispatch(asked, relay)
    // A connection may end in the moment in which it is used. A question may be asked twice (RFC 9110, 9.2.1 and 9.2.2).
    const isQuestion = body === null && (incoming.method === 'GET' || incoming.method === 'HEAD')
    const askAgain = isQuestion ? ask : undefined
    const relay = new AnswerRelay(request, outgoing, this.answerHeaders, () => this.closing, askAgain)
    this.running.set(outgoing, relay)
    outgoing.once('close', () => this.running.delete(outgoing))
    // Once answered nobody wants the rest of the body, whether or not a service ever took its beginning.
    outgoing.once('finish', () => body?.destroy())
    ask()
  }

  /** We are about to stop: streams of events end, and their readers ask again; other answers go on to their end. */
  endStreams(): void {
    this.closing = true
    for (const [outgoing, { isStream }] of this.running) {
      if (isStream) outgoing.end()
    }
  }

  /** Resolves when nothing runs any more. */
  close(): Promise<void> {
    return this.agent.close()
  }
}
