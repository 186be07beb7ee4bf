import type { IncomingMessage } from 'node:http'

/** The id that the hop before us gave a request, if it is one that logs can bear, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}
