import type { ServerResponse } from 'node:http'
import { until } from '@originseal/testing'
import { startGateway, type RunningGateway } from '../gateway.harness'

let gateway: RunningGateway
beforeEach(async () => (gateway = await startGateway()))
afterEach(() => gateway.stop())

const streams: ServerResponse[] = []

function streamEvents(): void {
  streams.length = 0
  gateway.scanOrchestrator.answer = (_, response) => {
    streams.push(response)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': open\n\n')
  }
}

async function openStream(signal?: AbortSignal) {
  const response = await gateway.get('/api/scans/one/stream?token=secret', {
    headers: { accept: 'text/event-stream', 'last-event-id': '41' },
    ...(signal && { signal }),
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  return { response, reader, next: async () => (await reader.read()).value }
}

describe('TRIAL-09: the progress stream', () => {
  it('passes event by event, as each comes, and the place to go on from', async () => {
    streamEvents()
    const { response, next } = await openStream()
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(gateway.scanOrchestrator.asked[0]).toMatchObject({
      url: '/scans/one/stream?token=secret',
      headers: { 'last-event-id': '41' },
    })
    await expect(next()).resolves.toBe(': open\n\n')
    for (const id of [42, 43, 44]) {
      // Written only once the one before has arrived: a buffer anywhere would hold the test here for ever.
      streams[0]?.write(`id: ${id}\ndata: {}\n\n`)
      await expect(next()).resolves.toBe(`id: ${id}\ndata: {}\n\n`)
    }
  })

  it('ends at the service when its reader goes', async () => {
    streamEvents()
    const leaving = new AbortController()
    const { next } = await openStream(leaving.signal)
    await next()
    leaving.abort()
    await expect(
      until(() => streams[0]?.destroyed, { what: 'the service to see its reader go' }),
    ).resolves.toBe(true)
  })

  it('is cut, not ended, when the service dies', async () => {
    streamEvents()
    const { next } = await openStream()
    await next()
    streams[0]?.destroy()
    await expect(next()).rejects.toThrow('terminated')
  })

  it('of many readers leaves room for everybody else', async () => {
    streamEvents()
    // More than the route's own limit a minute can't be opened from one address; so many are held at once.
    const leaving = new AbortController()
    const all = await Promise.all(Array.from({ length: 110 }, () => openStream(leaving.signal)))
    expect(all.every(({ response }) => response.status === 200)).toBe(true)
    const headers = await gateway.bearer()
    gateway.scanOrchestrator.answer = (_, response) => void response.end('{}')
    expect((await gateway.get('/protect/trial/scans/one', { headers })).status).toBe(200)
    leaving.abort()
    await until(() => streams.every((stream) => stream.destroyed), { what: 'all streams to end' })
  })
})

describe('D12: a gateway that is told to stop', () => {
  it('finishes what it has begun, ends streams, takes nothing new', async () => {
    streamEvents()
    const stream = await openStream()
    await stream.next()
    let finish: () => void = () => undefined
    gateway.protection.answer = (_, response) => void (finish = () => response.end('whole'))
    const running = gateway.get('/api/verify/one')
    await until(() => gateway.protection.asked.length === 1)
    const stopped = gateway.app.close()
    // The stream ends by itself, and properly, so that its reader asks another gateway at once.
    await expect(stream.reader.read()).resolves.toMatchObject({ done: true })
    await until(() => streams[0]?.destroyed, { what: 'the service to see the stream end' })
    await until(
      () =>
        gateway.get('/').then(
          () => false,
          () => true,
        ),
      { what: 'the port to close' },
    )
    finish()
    const response = await running
    expect([response.status, await response.text()]).toEqual([200, 'whole'])
    const asked = Date.now()
    await stopped
    // Well before the deadline that cuts connections off, though the client would keep its own open.
    expect(Date.now() - asked).toBeLessThan(4_000)
  })
})
