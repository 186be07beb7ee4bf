import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `down`: connections are cut. `silent`: they are taken and never answered. */
export type Outage = 'down' | 'silent'

export interface ProviderServer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Serves a provider's double on loopback, on a free port unless one is given.
 * @param outage asked at each request
 */
export async function serveProvider(
  port: number,
  outage: () => Outage | undefined,
  handlerAt: (url: string) => Promise<RequestListener>,
): Promise<ProviderServer> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const handle = await handlerAt(url)
  server.on('request', (request, response) => {
    const now = outage()
    if (now === 'down') request.socket.destroy()
    else if (now === undefined) void handle(request, response)
  })
  return {
    url,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The fields of a posted form. */
export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return new URLSearchParams(body)
}

export function sendPage(response: ServerResponse, page: string): void {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
}
