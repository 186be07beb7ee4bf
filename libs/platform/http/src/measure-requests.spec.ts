import { Metrics } from '@originseal/runtime'
import fastify from 'fastify'
import { measureRequests } from './measure-requests'

async function answersTo(...addresses: string[]): Promise<string> {
  const metrics = new Metrics()
  const server = fastify()
  measureRequests(server, metrics)
  server.get('/works/:id', async () => ({}))
  server.get('/health/live', async () => ({}))
  server.get('/progress', (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'))
  server.get('/own-words', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: 1\n\n')
  })
  for (const url of addresses)
    await server.inject({ url, headers: url === '/own-words' ? { accept: 'text/event-stream' } : {} })
  await server.close()
  return metrics.text()
}

describe('measureRequests', () => {
  it('notes an answer by its route, not by its address', async () => {
    const text = await answersTo('/works/17', '/works/18')
    expect(text).toContain(
      'originseal_http_request_seconds_count{method="GET",route="/works/:id",status="200"} 2',
    )
    expect(text).not.toContain('/works/17')
  })

  it('has one series for everything that has no route', async () => {
    const text = await answersTo('/nothing', '/nothing/else')
    expect(text).toContain('originseal_http_request_seconds_count{method="GET",route="none",status="404"} 2')
  })

  it.each(['/health/live', '/progress', '/own-words'])('leaves %s out', async (address) => {
    expect(await answersTo(address)).not.toContain('originseal_http_request_seconds_count{')
  })
})
