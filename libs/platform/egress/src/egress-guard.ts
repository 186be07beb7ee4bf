import {
  connect as connectSocket,
  isIP,
  type LookupFunction,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net'
import { addressKind } from './address.rules'
import { EgressDenied, EgressFailed } from './egress-error'
import type { EgressPolicy } from './egress-policy'
import { resolveName, type ResolveName } from './name-resolver'
import { judgeHost, judgeUrl, type EgressHost, type EgressTarget } from './url.rules'

/** Opens a connection to one of checked addresses. Rejects with {@link EgressFailed}. */
export type OpenSocket = (addresses: readonly string[], port: number, signal: AbortSignal) => Promise<Socket>

/** What a test replaces to play a hostile name server or to see what would be dialled, and another way out. */
export interface EgressSeams {
  readonly resolve?: ResolveName
  readonly connect?: (options: TcpNetConnectOpts) => Socket
  /** By a proxy at another place instead of from here. */
  readonly route?: OpenSocket
}

/**
 * The only place that opens a connection to somewhere a person named. A host is resolved once; if any of its addresses
 * is forbidden the host is; the socket is opened to those very addresses, so a name that answers differently the
 * second time (DNS rebinding) is never asked a second time.
 */
export class EgressGuard {
  private readonly resolve: ResolveName
  private readonly open: OpenSocket

  constructor(
    readonly policy: EgressPolicy,
    seams: EgressSeams = {},
  ) {
    this.resolve = seams.resolve ?? resolveName
    this.open = seams.route ?? directRoute(seams.connect ?? connectSocket)
  }

  /** Throws {@link EgressDenied}. */
  judgeUrl(url: string | URL): EgressTarget {
    return judgeUrl(url, this.policy)
  }

  /** The same for a host and port. */
  judgeHost(hostname: string, port: number): EgressHost {
    return judgeHost(hostname, port, this.policy)
  }

  /**
   * An open TCP connection to a checked address of `hostname`.
   * Throws {@link EgressDenied}, or {@link EgressFailed} `dns`, `connection`, `timeout` or `aborted`.
   */
  async dial(hostname: string, port: number, signal: AbortSignal): Promise<Socket> {
    const target = judgeHost(hostname, port, this.policy)
    const addresses = await unlessAborted(this.checkedAddresses(target), signal)
    return this.open(addresses, port, signal)
  }

  private async checkedAddresses(target: EgressHost): Promise<readonly string[]> {
    const addresses = isIP(target.host) === 0 ? await this.resolve(target) : [target.host]
    if (addresses.length === 0) throw new EgressFailed('dns', 'ENODATA')
    const forbidden = !target.allowed && addresses.some((address) => addressKind(address) !== 'public')
    if (forbidden) throw new EgressDenied('address-forbidden')
    return addresses
  }
}

/** From this machine. */
const directRoute =
  (connect: (options: TcpNetConnectOpts) => Socket): OpenSocket =>
  (addresses, port, signal) =>
    new Promise((resolve, reject) => {
      // The name is a stand-in: all that `connect` can learn from it are the checked addresses.
      const socket = connect({
        host: 'checked.invalid',
        port,
        lookup: pinned(addresses),
        autoSelectFamily: true,
        // Node's 250 ms would give up every address on the other side of the world.
        autoSelectFamilyAttemptTimeout: 1_000,
        noDelay: true,
      })
      const settle = (outcome: () => void): void => {
        signal.removeEventListener('abort', onAbort)
        socket.off('error', onError)
        outcome()
      }
      const onAbort = (): void => {
        settle(() => reject(abortion(signal)))
        socket.on('error', ignoreLateError).destroy()
      }
      const onError = (error: NodeJS.ErrnoException): void =>
        settle(() => reject(new EgressFailed('connection', error.code)))
      signal.addEventListener('abort', onAbort)
      socket.once('error', onError)
      socket.once('connect', () => settle(() => resolve(socket)))
      if (signal.aborted) onAbort()
    })

/** A connection that was given up may still fail; nobody waits for it any more. */
const ignoreLateError = (): void => undefined

function pinned(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, options, callback) => {
    if (options.all) callback(null, answers)
    else callback(null, answers[0]!.address, answers[0]!.family)
  }
}

/** Ends with the work, or as soon as the signal is aborted: then by {@link EgressFailed} `timeout` or `aborted`. */
export function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(abortion(signal))
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** What an aborted signal means to the caller: its time is up, or the visit was called off. */
export function abortion(signal: AbortSignal): EgressFailed {
  const timedOut = (signal.reason as Error | undefined)?.name === 'TimeoutError'
  return new EgressFailed(timedOut ? 'timeout' : 'aborted')
}
