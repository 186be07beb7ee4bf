import { Agent, createServer, request } from 'node:http'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Less than a stopping gateway's notice lasts. */
const idleMs = 3_000
const patienceMs = 60_000

/**
 * What stands before the gateways, as an ingress does: takes a request whole, sends it over a connection that it keeps
 * to one that is ready, and says whom it speaks for. It tries another gateway only where the first refused the
 * connection, so that nothing was sent. Any other failure is the caller's to see: 502.
 * @param {import('./ready-ports.mjs').ReadyPorts} ready
 * @returns {Promise<{ url: string, failures: string[], close(): void }>} `failures`: why a gateway gave no answer
 */
export async function startIngress(ready) {
  const agent = new Agent({ keepAlive: true, timeout: idleMs })
  const failures = []
  const server = createServer((incoming, outgoing) => void handOn(incoming, outgoing))

  async function handOn(incoming, outgoing) {
    const body = await buffer(incoming).catch(() => undefined)
    if (body === undefined) return
    const first = ready.choose()
    if (first === undefined) return refuse(outgoing, 'no gateway is ready')
    send(incoming, body, outgoing, first, (error) => {
      const second = error.code === 'ECONNREFUSED' && ready.choose(first)
      if (second) send(incoming, body, outgoing, second, (again) => refuse(outgoing, again.message))
      else refuse(outgoing, `${incoming.method} ${incoming.url} at ${first}: ${error.message}`)
    })
  }

  /** @param failed called once, before anything of an answer came */
  function send({ method, url, headers, socket }, body, outgoing, port, failed) {
    const { connection: _hop, 'transfer-encoding': _length, ...passed } = headers
    const told = { ...passed, 'x-forwarded-for': socket.remoteAddress, 'content-length': body.length }
    const asked = request({ host: '127.0.0.1', port, path: url, method, headers: told, agent }, (answer) => {
      const { connection: _theirs, 'keep-alive': _hint, ...given } = answer.headers
      outgoing.writeHead(answer.statusCode, given)
      outgoing.flushHeaders()
      // Cut where the answer is cut: nobody may take its half for the whole.
      pipeline(answer, outgoing, () => undefined)
    })
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) asked.destroy(new Error('the caller went away'))
    })
    asked.setTimeout(patienceMs, () => {
      if (!outgoing.headersSent) asked.destroy(new Error(`no answer within ${patienceMs} ms`))
    })
    asked.once('error', (error) => {
      if (!outgoing.headersSent && !outgoing.destroyed) failed(error)
    })
    asked.end(body)
  }

  function refuse(outgoing, why) {
    failures.push(why)
    outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(why)
  }

  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined)),
  )
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    failures,
    close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
