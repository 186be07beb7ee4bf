import { once } from 'node:events'
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { abortion, EgressGuard, type EgressSeams } from './egress-guard'
import { EgressDenied, EgressFailed } from './egress-error'
import type { EgressPolicy } from './egress-policy'
import { endToEndHeaders } from './proxy-headers.rules'
import { ProxyLedger, type EgressTraffic } from './proxy-ledger'

export interface EgressProxyLimits {
  /** Open connections to the outside at a time; 0 refuses everything. */
  readonly maxConnections: number
  /** Both directions, all connections, from start to close. */
  readonly maxBytes: number
  readonly idleMs: number
  readonly connectMs: number
}

const defaultLimits: EgressProxyLimits = {
  maxConnections: 64,
  maxBytes: 64 * 1024 * 1024,
  idleMs: 15_000,
  connectMs: 10_000,
}

/**
 * A forward proxy for a browser that is not trusted: absolute-form HTTP and CONNECT, each target dialled by the guard.
 * It listens on loopback, on a port of its own, and asks for no password: Chromium takes none on its command line, and
 * the proxy gives nobody on this machine more than the public web and the allowed entries.
 * One proxy serves one visit, so its limits, its traffic and its end are the visit's.
 */
export class EgressProxy {
  private readonly server: Server
  private readonly guard: EgressGuard
  private readonly limits: EgressProxyLimits
  private readonly ledger = new ProxyLedger()
  private readonly closing = new AbortController()
  private readonly sockets = new Set<Duplex>()
  private open = 0
  private exhausted = false

  private constructor(policy: EgressPolicy, options: Partial<EgressProxyLimits> & EgressSeams) {
    this.guard = new EgressGuard(policy, options)
    this.limits = { ...defaultLimits, ...options }
    this.server = createServer({ keepAliveTimeout: this.limits.idleMs, insecureHTTPParser: false })
    this.server.on('connection', (socket) => this.keep(socket))
    this.server.on('connect', (request, socket, head) => void this.tunnel(request, socket, head))
    this.server.on('request', (request, response) => void this.forward(request, response))
    this.server.on('clientError', (_error, socket) => socket.destroy())
  }

  static async start(
    policy: EgressPolicy,
    options: Partial<EgressProxyLimits> & EgressSeams = {},
  ): Promise<EgressProxy> {
    const proxy = new EgressProxy(policy, options)
    proxy.server.listen(0, '127.0.0.1')
    await once(proxy.server, 'listening')
    return proxy
  }

  /** `http://127.0.0.1:port`, for `--proxy-server`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  get traffic(): EgressTraffic {
    return this.ledger.report()
  }

  /** Cuts every connection at once. */
  async close(): Promise<void> {
    this.closing.abort(new EgressFailed('aborted'))
    for (const socket of this.sockets) socket.destroy()
    if (!this.server.listening) return
    const closed = once(this.server, 'close')
    this.server.close()
    await closed
  }

  private async tunnel(request: IncomingMessage, browser: Duplex, head: Buffer): Promise<void> {
    const target = request.url ?? ''
    try {
      const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(target) ?? []
      if (host === '') throw new EgressDenied('url-invalid')
      const upstream = await this.dial(host, Number(port))
      if (browser.destroyed) return void upstream.destroy()
      browser.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      upstream.on('error', () => browser.destroy()).on('close', () => browser.destroy())
      browser.on('error', () => upstream.destroy()).on('close', () => upstream.destroy())
      if (head.length > 0) upstream.write(head)
      upstream.on('data', this.count).pipe(browser)
      browser.on('data', this.count).pipe(upstream)
    } catch (error) {
      const [status, words] = this.refusal(target, error)
      browser.end(`HTTP/1.1 ${status} ${words}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
    }
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? ''
    try {
      const { url, host, port } = this.guard.judgeUrl(target)
      // An https URL in absolute form would leave in the clear.
      if (url.protocol !== 'http:') throw new EgressDenied('scheme-forbidden')
      const upstream = await this.dial(host, port)
      const outward = sendRequest({
        createConnection: () => upstream,
        method: request.method ?? 'GET',
        path: url.pathname + url.search,
        headers: { ...endToEndHeaders(request.headers), host: url.host, connection: 'close' },
        setHost: false,
      })
      outward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
      outward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer.headers))
        answer
          .on('data', this.count)
          .on('error', () => response.destroy())
          .pipe(response)
      })
      response.on('close', () => upstream.destroy())
      request.on('data', this.count).pipe(outward)
    } catch (error) {
      const [status] = this.refusal(target, error)
      response.writeHead(status, { 'content-length': 0, connection: 'close' }).end()
    }
  }

  private async dial(host: string, port: number): Promise<Socket> {
    if (this.exhausted || this.open >= this.limits.maxConnections) throw new ProxyBusy()
    this.open += 1
    try {
      const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(this.limits.connectMs)])
      const socket = await this.guard.dial(host, port, signal)
      if (this.closing.signal.aborted) {
        socket.destroy()
        throw abortion(this.closing.signal)
      }
      this.ledger.connected()
      this.keep(socket)
      socket.once('close', () => (this.open -= 1))
      return socket
    } catch (error) {
      this.open -= 1
      throw error
    }
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket)
    socket.setTimeout(this.limits.idleMs, () => socket.destroy())
    socket.once('close', () => this.sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }

  private readonly count = (chunk: Buffer): void => {
    if (this.ledger.carried(chunk.length) <= this.limits.maxBytes || this.exhausted) return
    this.exhausted = true
    this.ledger.refuse('', new EgressFailed('too-large'))
    for (const socket of this.sockets) socket.destroy()
  }

  private refusal(target: string, error: unknown): [number, string] {
    this.ledger.refuse(target, error)
    if (error instanceof EgressDenied) return [403, 'Forbidden']
    return error instanceof ProxyBusy ? [503, 'Service Unavailable'] : [502, 'Bad Gateway']
  }
}

class ProxyBusy extends Error {}
