import { isIP } from 'node:net'

const privateNames = /(^|\.)(localhost|local|internal|lan|home|test|invalid|example)$/

/**
 * Whether strangers can fetch what is served there: by HTTPS under a public name. A search engine that is sent to a
 * name of this machine or network finds nothing, and the search would be paid for nothing.
 */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return (
    protocol === 'https:' &&
    hostname.includes('.') &&
    isIP(hostname.replace(/^\[|\]$/gu, '')) === 0 &&
    !privateNames.test(hostname)
  )
}
