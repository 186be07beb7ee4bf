import { isEgressError, type EgressDeniedCode, type EgressFailedCode } from './egress-error'

export interface RefusedConnection {
  /** As the browser asked for it: evidence, not for logs. */
  readonly target: string
  readonly code: EgressDeniedCode | EgressFailedCode | 'limit'
  readonly at: Date
}

/** What went through an egress proxy. */
export interface EgressTraffic {
  readonly connections: number
  readonly bytes: number
  readonly refused: number
  /** The first hundred of those refused. */
  readonly denied: readonly RefusedConnection[]
}

const mostRemembered = 100

export class ProxyLedger {
  private connections = 0
  private bytes = 0
  private refused = 0
  private readonly denied: RefusedConnection[] = []

  connected(): void {
    this.connections += 1
  }

  /** Adds bytes of either direction and returns the sum. */
  carried(bytes: number): number {
    this.bytes += bytes
    return this.bytes
  }

  refuse(target: string, error: unknown): void {
    this.refused += 1
    if (this.denied.length === mostRemembered) return
    const code = isEgressError(error) ? error.code : 'limit'
    this.denied.push({ target: target.slice(0, 2_048), code, at: new Date() })
  }

  report(): EgressTraffic {
    return {
      connections: this.connections,
      bytes: this.bytes,
      refused: this.refused,
      denied: [...this.denied],
    }
  }
}
