import { randomInt } from 'node:crypto'
import { createServer, type ListenOptions } from 'node:net'

/** Listens for a moment; answers with the port, or with undefined where someone else listens already. */
function tryListening(options: ListenOptions): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 can't have anybody listening there.
      if (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL') resolve(options.port)
      else if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(options, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}

/** Below the ports that systems give to outgoing connections (RFC 6335 § 6: 49152; Linux: 32768). */
const ours = { from: 20_000, to: 32_000 }
const draws = 20
/** Handed out already: until somebody listens there, trying would find them free again. */
const given = new Set<number>()

/**
 * A port of the loopback address that nobody uses at this moment, and that was not handed out by this process before. None that
 * an outgoing connection could be given before whoever asked listens there, unless there is no other.
 * @param promised ports that others will listen on, and do not yet
 * @throws where the machine has no free port
 */
export async function freePort(promised: Iterable<number> = []): Promise<number> {
  for (const port of promised) given.add(port)
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const port = randomInt(ours.from, ours.to)
    if (given.has(port)) continue
    given.add(port)
    if ((await tryListening({ port, host: '127.0.0.1' })) === port) return port
  }
  const port = await tryListening({ port: 0, host: '127.0.0.1' })
  if (port === undefined) throw new Error('This machine has no free port')
  return port
}

/**
 * Whether someone listens on this port of this machine already, on whichever address.
 * @throws NodeJS.ErrnoException where the port may not be used at all (EACCES below 1024)
 */
export async function isTaken(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    if ((await tryListening({ port, host })) === undefined) return true
  }
  return false
}
