import type { IncomingMessage } from 'node:http'

/** How long the rest of a refused upload is read: a client that is cut off at once never sees the answer. */
const drainMs = 5_000

/** Takes what is left of a body and forgets it, for a while. */
export function drain(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return
  incoming.unpipe()
  incoming.resume()
  const timer = setTimeout(() => incoming.destroy(), drainMs)
  incoming.once('close', () => clearTimeout(timer))
}
