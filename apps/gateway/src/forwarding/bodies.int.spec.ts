import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@originseal/testing'
import { echo, startGateway, startServiceDouble, type RunningGateway } from '../gateway.harness'

let gateway: RunningGateway
beforeEach(async () => (gateway = await startGateway()))
afterEach(() => gateway.stop())

const MiB = 1024 * 1024
const verify = '/api/verify/one'

/** Refuses at once and reads the rest, as protection does. */
function refuseEarly(): void {
  gateway.protection.answer = (incoming, response) => {
    response.writeHead(413, { 'content-type': 'application/problem+json' }).end('{"code":"FILE_TOO_LARGE"}')
    incoming.resume()
  }
}

function post(headers: Record<string, string | number> = {}): ClientRequest {
  return request(`${gateway.url}/protect/trial`, { method: 'POST', headers, agent: false })
}

describe('a body', () => {
  it('reaches the service byte for byte', async () => {
    const body = randomBytes(10 * MiB)
    gateway.protection.answer = (incoming, response) => {
      const hash = createHash('sha256')
      incoming.on('data', (chunk: Buffer) => hash.update(chunk))
      incoming.on('end', () => response.end(`${incoming.headers['content-length']} ${hash.digest('hex')}`))
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const response = await gateway.get('/protect/trial', { method: 'POST', body, headers })
    expect(await response.text()).toBe(`${body.length} ${createHash('sha256').update(body).digest('hex')}`)
  })

  it('of unknown length and type is passed on as well', async () => {
    const outgoing = post()
    outgoing.write('{"not')
    outgoing.end(': json')
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    expect(JSON.parse(await text(response))).toMatchObject({ body: '{"not: json' })
  })

  it('waits outside while the service does not read', async () => {
    gateway.protection.answer = () => undefined
    const outgoing = post({ 'content-length': 64 * MiB })
    outgoing.on('error', () => undefined)
    const chunk = Buffer.alloc(64 * 1024)
    let sent = 0
    let stalledFor = 0
    while (stalledFor < 20 && sent < 64 * MiB) {
      if (outgoing.writableLength < MiB) {
        outgoing.write(chunk)
        sent += chunk.length
        stalledFor = 0
      } else stalledFor += 1
      await pause(sent % MiB === 0 || stalledFor > 0 ? 10 : 0)
    }
    // What the kernel's buffers on both connections take, no more.
    expect(sent).toBeLessThan(32 * MiB)
    outgoing.destroy()
    gateway.protection.asked[0]?.resume()
    await until(() => gateway.protection.asked[0]?.destroyed, { what: 'the service to see the end' })
  })

  it('refused early shows its refusal to fetch', async () => {
    refuseEarly()
    const response = await gateway.get('/protect/trial', { method: 'POST', body: randomBytes(8 * MiB) })
    expect([response.status, await response.json()]).toEqual([413, { code: 'FILE_TOO_LARGE' }])
  })

  it('refused early shows its refusal to a client that still sends, and goes on taking the rest', async () => {
    refuseEarly()
    const socket = connect(gateway.port, '127.0.0.1')
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.write(`POST /protect/trial HTTP/1.1\r\nhost: x\r\ncontent-length: ${2 * MiB}\r\n\r\nbegin`)
    await until(() => heard.includes('FILE_TOO_LARGE'), { what: 'the refusal' })
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
    gateway.protection.answer = echo('protection')
    socket.write(Buffer.alloc(2 * MiB - 5))
    socket.write(`GET ${verify} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    await once(socket, 'close')
    // The connection was never cut: the next request on it is answered.
    expect(heard).toMatch(/HTTP\/1\.1 413 [^]*HTTP\/1\.1 200 /)
  })

  it('whose sender goes away ends the request to the service', async () => {
    gateway.protection.answer = (incoming) => incoming.resume()
    const outgoing = post({ 'content-length': 1000 })
    outgoing.on('error', () => undefined)
    outgoing.write('half')
    await until(() => gateway.protection.asked.length === 1)
    outgoing.destroy()
    await until(() => gateway.protection.asked[0]?.destroyed, { what: 'the service to see the end' })
    expect(gateway.protection.asked[0]?.complete).toBe(false)
  })
})

describe('an answer', () => {
  it('from a service that is away is a problem 503 that says when to come again', async () => {
    await gateway.protection.close()
    const response = await gateway.get(verify)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const id = response.headers.get('x-request-id')
    expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', requestId: id })
  })

  it('from a service that is away is seen by one who is still uploading', async () => {
    await gateway.protection.close()
    const body = randomBytes(4 * MiB)
    const response = await gateway.get('/protect/trial', { method: 'POST', body })
    expect(response.status).toBe(503)
  })

  it('from a service that hangs up without a word is a problem 503', async () => {
    gateway.protection.answer = (incoming) => incoming.socket.destroy()
    expect((await gateway.get(verify)).status).toBe(503)
  })

  it('from a service that hangs up once is asked for again, if it is a question', async () => {
    gateway.protection.answer = (incoming, response) => {
      if (gateway.protection.asked.length === 1) incoming.socket.destroy()
      else response.end('here it is')
    }
    const response = await gateway.get(verify)
    expect([response.status, await response.text()]).toEqual([200, 'here it is'])
    expect(gateway.protection.asked).toHaveLength(2)
  })

  it('from a service that hangs up is not asked for again where it was told to do something', async () => {
    gateway.protection.answer = (incoming) => incoming.socket.destroy()
    const response = await gateway.get('/protect/trial', { method: 'POST', body: 'do it' })
    expect(response.status).toBe(503)
    expect(gateway.protection.asked).toHaveLength(1)
  })

  it.each(['with its length said', 'in chunks'])('that breaks off, %s, never looks whole', async (how) => {
    gateway.protection.answer = (_, response) => {
      if (how === 'with its length said') response.setHeader('content-length', '100')
      response.write('the first half', () => response.destroy())
    }
    const response = await gateway.get(verify)
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('is held back for a slow reader, and ends with one who leaves', async () => {
    let sent = 0
    gateway.protection.answer = (_, response) => {
      const more = (): void => {
        do sent += 64 * 1024
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)))
      }
      response.on('drain', more)
      more()
    }
    const socket = connect(gateway.port, '127.0.0.1')
    socket.pause()
    socket.write(`GET ${verify} HTTP/1.1\r\nhost: x\r\n\r\n`)
    let last = -1
    await until(
      () => {
        const stalled = sent > 0 && sent === last
        last = sent
        return stalled
      },
      { what: 'the service to be held back', every: 300 },
    )
    expect(sent).toBeLessThan(32 * MiB)
    socket.destroy()
    await until(() => gateway.protection.asked[0]?.destroyed, { what: 'the service to see the end' })
  })

  it('without a body stays without one', async () => {
    gateway.scanOrchestrator.answer = (_, response) => void response.writeHead(204).end()
    const init = { method: 'POST', headers: await gateway.bearer() }
    const response = await gateway.get('/protect/trial/scans/one/cancel', init)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  it('comes from a service that has come back on its old address', async () => {
    await gateway.get(verify)
    await gateway.protection.close()
    expect((await gateway.get(verify)).status).toBe(503)
    const again = await startServiceDouble('protection', Number(new URL(gateway.protection.url).port))
    expect((await gateway.get(verify)).status).toBe(200)
    await again.close()
  })
})
