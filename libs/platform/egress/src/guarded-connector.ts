import { buildConnector } from 'undici'
import { EgressFailed } from './egress-error'
import type { EgressGuard } from './egress-guard'

/**
 * undici's way to the network. It asks the guard for every connection, whether the host is a name or an IP literal
 * (undici's own `connect.lookup` is not called for literals), and speaks TLS over the guard's socket with the name of
 * the URL for SNI and certificate.
 *
 * @param ca PEM certificates to trust instead of the system's, for a private authority
 */
export function guardedConnector(guard: EgressGuard, ca?: string): buildConnector.connector {
  const { timeoutMs } = guard.policy
  const secure = buildConnector({ timeout: timeoutMs, ...(ca === undefined ? {} : { ca }) })
  return (options, callback) => {
    const encrypted = options.protocol === 'https:'
    const port = options.port === '' ? (encrypted ? 443 : 80) : Number(options.port)
    guard.dial(options.hostname, port, AbortSignal.timeout(timeoutMs)).then(
      (socket) => {
        if (!encrypted) return callback(null, socket)
        secure({ ...options, httpSocket: socket }, (error, tlsSocket) =>
          error ? callback(new EgressFailed('tls', codeOf(error)), null) : callback(null, tlsSocket!),
        )
      },
      (error: Error) => callback(error, null),
    )
  }
}

function codeOf(error: Error): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
