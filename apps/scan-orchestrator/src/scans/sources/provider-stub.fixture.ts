import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { SearchSubject } from '@originseal/crawling'

export interface AskedOfProvider {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Speaks a provider's wire format on loopback: answers what it is told to, and keeps what it was asked. */
export interface ProviderStub {
  readonly endpoint: string
  readonly asked: AskedOfProvider[]
  /** Answers to come, the last one again and again. */
  answer(...answers: readonly { readonly status?: number; readonly body: unknown }[]): void
  close(): Promise<void>
}

export async function startProviderStub(): Promise<ProviderStub> {
  const asked: AskedOfProvider[] = []
  let answers: readonly { readonly status?: number; readonly body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    asked.push({
      method: request.method as string,
      url: new URL(request.url as string, 'http://stub'),
      headers: request.headers,
      body,
    })
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (!answer) return void request.socket.destroy()
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (...given) => {
      answers = given
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9])

export const sealedWork: SearchSubject = {
  workId: 'work-1',
  title: '晨霧山景',
  filename: 'mountain.jpg',
  keywords: [],
  rendition: () => Promise.resolve(picture),
}
