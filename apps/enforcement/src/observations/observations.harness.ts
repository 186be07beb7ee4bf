import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the shop answers at an address. */
export type Answer = string | Buffer | ((response: ServerResponse, request: IncomingMessage) => unknown)

/** A shop on loopback that behaves as tests want; what it does not know is answered with 404. */
export interface TestShop {
  readonly origin: string
  readonly host: string
  readonly answers: Map<string, Answer>
  close(): Promise<void>
}

export async function startShop(unknown: () => Answer | undefined): Promise<TestShop> {
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '') ?? unknown()
    if (typeof answer === 'function') return void answer(response, request)
    const contentType = typeof answer === 'object' ? 'image/jpeg' : 'text/html; charset=utf-8'
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': contentType })
    response.end(answer ?? '<h1>404</h1>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    origin: `http://${host}`,
    answers,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-Hant"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`

export const status =
  (code: number, body = '', headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
