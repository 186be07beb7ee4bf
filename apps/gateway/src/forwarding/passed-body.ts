import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'

/** How long we go on reading a body that nobody wants any more: a client cut off at once never sees its answer. */
const drainMs = 5_000

/**
 * The body for the service behind, at the pace at which that takes it; null where there is none.
 * It is a stream of its own, since ending it early must not end the caller's connection.
 */
export function bodyOf(incoming: IncomingMessage): Readable | null {
  if (!hasBody(incoming)) return null
  const body = new PassThrough()
  incoming.once('close', () => {
    if (!incoming.complete) body.destroy(new Error('the client went away'))
  })
  // An error of the body is the forwarding's, which answers it.
  body.once('error', () => undefined)
  body.once('close', () => {
    incoming.unpipe(body)
    if (!incoming.complete) readToEnd(incoming)
  })
  return incoming.pipe(body)
}

/** The answer came before the body's end: take the rest and forget it, for a while. */
function readToEnd(incoming: IncomingMessage): void {
  if (incoming.destroyed) return
  incoming.resume()
  const timer = setTimeout(() => incoming.destroy(), drainMs)
  const done = (): void => clearTimeout(timer)
  incoming.once('end', done).once('close', done)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
