import { connect, isIP } from 'node:net'
import { SocksClient, SocksClientError } from 'socks'
import { EgressFailed } from './egress-error'
import { abortion, type OpenSocket } from './egress-guard'

/**
 * The way to the network by a SOCKS5 proxy (RFC 1928; RFC 1929 for a name and a password), which stands at another
 * vantage point. Names are resolved and judged here: the proxy is asked for checked addresses only.
 * @param url `socks5://[name:password@]host:port`; the operator's word, so its own host is not judged
 */
export function socksRoute(url: string): OpenSocket {
  const { hostname, port, username, password } = new URL(url)
  const proxy = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 1080),
    type: 5,
    ...(username !== '' && { userId: decodeURIComponent(username), password: decodeURIComponent(password) }),
  } as const
  return async (addresses, destinationPort, signal) => {
    // One address is tried, an IPv4 one where there is any: a proxy may have no way to IPv6.
    const [host] = addresses.toSorted((one, other) => isIP(one) - isIP(other))
    if (host === undefined) throw new EgressFailed('dns', 'ENODATA')
    const socket = connect({ ...proxy, noDelay: true })
    const giveUp = (): unknown => socket.destroy()
    signal.addEventListener('abort', giveUp)
    try {
      await SocksClient.createConnection({
        proxy,
        command: 'connect',
        destination: { host, port: destinationPort },
        existing_socket: socket,
      })
      return socket
    } catch (error) {
      socket.destroy()
      if (signal.aborted) throw abortion(signal)
      // The library's error carries the proxy's password.
      throw new EgressFailed('connection', error instanceof SocksClientError ? 'SOCKS' : undefined)
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }
}
