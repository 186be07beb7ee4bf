import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands in for every provider: answers each request with this status, and keeps what it was asked. */
export interface ProviderStub {
  readonly url: string
  status: number
  /** What it repeats of a request in its answer, as some do with keys. */
  readonly asked: Pick<IncomingMessage, 'url' | 'headers'>[]
  close(): Promise<void>
}

export async function startProviderStub(): Promise<ProviderStub> {
  const asked: ProviderStub['asked'] = []
  const server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers })
    request.resume()
    request.on('end', () => {
      response.writeHead(stub.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: `bad key ${JSON.stringify(request.headers)}` } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stub: ProviderStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    status: 200,
    asked,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return stub
}
