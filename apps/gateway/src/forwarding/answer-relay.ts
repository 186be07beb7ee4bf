import { AsyncResource } from 'node:async_hooks'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { Logger } from '@nestjs/common'
import { Problem } from '@originseal/http'
import { pathOnly } from '@originseal/runtime'
import type { FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { discretion, type AnswerHeaders } from '../security-headers'
import { toCallerHeaders } from './passed-headers'

const log = new Logger('forwarding')

/** The connection was gone; the service may never have seen the request. */
const lostConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'])

/** Writes a service's answer to the caller as it comes, no faster than the caller reads. */
export class AnswerRelay implements Dispatcher.DispatchHandler {
  /** True once this is known to be a stream of events, which has no end of its own. */
  isStream = false
  private isWhole = false
  /** A connection tells in the context of whoever opened it first; the log is to name the request that this one is for. */
  private readonly warn = AsyncResource.bind((text: string): void => log.warn(text))

  constructor(
    private readonly request: FastifyRequest,
    private readonly outgoing: ServerResponse,
    private readonly answerHeaders: AnswerHeaders,
    private readonly isClosing: () => boolean,
    /** Asks once more, for requests that may be repeated at will. */
    private askAgain?: () => void,
  ) {}

  onRequestStart(controller: Dispatcher.DispatchController): void {
    const abandon = (): void => {
      if (!this.isWhole) controller.abort(new Error('the client went away'))
    }
    if (this.outgoing.destroyed) abandon()
    else this.outgoing.once('close', abandon)
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return
    this.isStream = headers['content-type']?.startsWith('text/event-stream') ?? false
    for (const [name, value] of toCallerHeaders(headers)) this.outgoing.setHeader(name, value)
    for (const [name, value] of Object.entries(this.ours())) this.outgoing.setHeader(name, value)
    this.outgoing.setHeader('x-request-id', this.request.id)
    if (this.isClosing()) this.outgoing.setHeader('connection', 'close')
    this.outgoing.writeHead(status)
    this.outgoing.flushHeaders()
    this.outgoing.on('drain', () => controller.resume())
    if (this.isStream && this.isClosing()) this.outgoing.end()
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.outgoing.writableEnded && !this.outgoing.write(chunk)) controller.pause()
  }

  onResponseEnd(): void {
    this.isWhole = true
    this.outgoing.end()
  }

  /**
   * Before the answer began the service is asked once more, where that can't do harm, or the caller is told; in its middle
   * the connection is cut, so that none takes it for whole.
   */
  onResponseError(_controller: Dispatcher.DispatchController, error: NodeJS.ErrnoException): void {
    if (this.outgoing.destroyed || this.outgoing.writableEnded) return
    const path = pathOnly(this.request.url)
    if (this.outgoing.headersSent) {
      this.warn(`the answer to ${path} broke off: ${error.message}`)
      this.outgoing.destroy()
      return
    }
    const { askAgain } = this
    if (askAgain && lostConnection.has(error.code ?? '')) {
      this.askAgain = undefined
      this.warn(`a service is asked again for ${path}: ${error.message}`)
      askAgain()
      return
    }
    this.warn(`a service did not answer ${path}: ${error.message}`)
    const problem = new Problem('SERVICE_UNAVAILABLE')
    this.outgoing
      .writeHead(problem.status, {
        ...this.ours(),
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '2',
        'x-request-id': this.request.id,
      })
      .end(JSON.stringify(problem.toBody(this.request.id)))
  }

  private ours(): AnswerHeaders {
    return { ...this.answerHeaders, ...discretion(this.request.url) }
  }
}
