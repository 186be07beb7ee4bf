import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { JsonRpc, quantity } from './json-rpc'

describe('JSON-RPC client', () => {
  let server: Server
  let answer: RequestListener
  const rpc = (timeoutMs?: number) =>
    new JsonRpc(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs)
  const blockNumber = (client = rpc()) => client.call('eth_blockNumber', [], quantity)
  const answerWith = (change: (request: { id: number }) => unknown): void => {
    answer = (request, response) =>
      void json(request).then((asked) => response.end(JSON.stringify(change(asked as { id: number }))))
  }

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('takes the answer to its own request', async () => {
    answerWith(({ id }) => ({ jsonrpc: '2.0', id, result: '0x2a' }))
    expect(await blockNumber()).toBe(42)
  })

  it.each<[string, (id: number) => object]>([
    ['another id', (id) => ({ id: id + 1 })],
    ['the id as a string', (id) => ({ id: String(id) })],
    ['id null', () => ({ id: null })],
    ['no id', () => ({})],
  ])('refuses a result with %s', async (_, idOf) => {
    answerWith(({ id }) => ({ jsonrpc: '2.0', ...idOf(id), result: '0x2a' }))
    await expect(blockNumber()).rejects.toMatchObject({ name: 'ChainUnavailable', code: 'BAD_ANSWER' })
  })

  it('refuses an error for another request, and reads one for a request that the node could not identify', async () => {
    const error = { code: -32700, message: 'parse error' }
    answerWith(({ id }) => ({ jsonrpc: '2.0', id: id + 1, error }))
    await expect(blockNumber()).rejects.toMatchObject({ name: 'ChainUnavailable', code: 'BAD_ANSWER' })
    answerWith(() => ({ jsonrpc: '2.0', id: null, error }))
    await expect(blockNumber()).rejects.toMatchObject({ name: 'RpcError', rpcCode: -32700 })
  })

  it('stops reading an endless answer at its limit, and says so', async () => {
    let sent = 0
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => {
        const chunk = Buffer.alloc(65_536, ' ')
        const write = (): void => {
          while (!response.destroyed) {
            sent += chunk.length
            if (!response.write(chunk)) break
          }
        }
        response.on('drain', write).on('close', resolve)
        write()
      }
    })
    await expect(blockNumber(rpc(60_000))).rejects.toMatchObject({
      code: 'ANSWER_TOO_LARGE',
      message: 'eth_blockNumber: the answer is longer than 4194304 bytes',
    })
    await closed
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  it('stops waiting for an answer that trickles', async () => {
    let trickle: NodeJS.Timeout | undefined
    answer = (_, response) => {
      trickle = setInterval(() => response.write(' '), 20)
    }
    await expect(blockNumber(rpc(300))).rejects.toMatchObject({
      code: 'TIMEOUT',
      message: 'eth_blockNumber: no answer within 300 ms',
    })
    clearInterval(trickle)
  })
})
