import { connect, createServer } from 'node:net'

/**
 * What stands before several processes of a service, as a Service of Kubernetes does: each new connection goes to one
 * that is ready, and stays there as long as it lasts. It neither looks into connections nor tries another process.
 * @param {import('./ready-ports.mjs').ReadyPorts} ready
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function startBalancer(ready) {
  const open = new Set()
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const port = ready.choose()
    if (port === undefined) return client.destroy()
    const service = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    for (const [one, other] of [
      [client, service],
      [service, client],
    ]) {
      open.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined)),
  )
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
