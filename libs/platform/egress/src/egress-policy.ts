import { parseUrl } from '@originseal/contracts'
import { isIP } from 'node:net'

export interface EgressPolicy {
  /** `host:port` entries let through although they are local, in the URL's own spelling (`[::1]:8090`). */
  readonly allow: ReadonlySet<string>
  /** Ports of public hosts that may be visited. */
  readonly ports: ReadonlySet<number>
  readonly maxRedirects: number
  /** Whole visit: names, connections, every redirect and the last byte of the body. */
  readonly timeoutMs: number
  /** Of one body, counted on the wire and again after decompression. */
  readonly maxBytes: number
  readonly userAgent: string
}

export const defaultEgressPolicy: EgressPolicy = {
  allow: new Set(),
  ports: new Set([80, 443]),
  maxRedirects: 5,
  timeoutMs: 20_000,
  maxBytes: 20 * 1024 * 1024,
  userAgent: 'OriginSealBot/1.0',
}

/** The default policy with some of it replaced. */
export function egressPolicy(changes: Partial<EgressPolicy> = {}): EgressPolicy {
  return { ...defaultEgressPolicy, ...changes }
}

export class EgressPolicyInvalid extends Error {
  readonly code = 'allow-entry-invalid'
  constructor(readonly entry: string) {
    super(`"${entry}" is not of the form host:port`)
    this.name = 'EgressPolicyInvalid'
  }
}

/**
 * Reads `127.0.0.1:8090,localhost:8090` (commas or blanks between entries; empty: nothing is allowed).
 * No wildcards and no ranges: each local thing that may be visited is named. Throws {@link EgressPolicyInvalid}.
 */
export function parseEgressAllow(text: string): ReadonlySet<string> {
  const entries = text.split(/[\s,]+/).filter((entry) => entry !== '')
  return new Set(entries.map(normalEntry))
}

function normalEntry(entry: string): string {
  const parts = /^(?<host>\[[0-9a-f:.]+\]|[^\s:/?#@*[\]\\]+):(?<port>[0-9]{1,5})$/iu.exec(entry)?.groups
  const port = Number(parts?.port)
  if (!parts?.host || !(port > 0 && port < 65_536)) throw new EgressPolicyInvalid(entry)
  const url = parseUrl(`http://${parts.host}/`)
  if (!url || url.hostname === '') throw new EgressPolicyInvalid(entry)
  return allowKey(url.hostname, port)
}

/** The one spelling of a host and port: lower case, no trailing dot, brackets around IPv6. */
export function allowKey(hostname: string, port: number): string {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  return `${isIP(host) === 6 ? `[${host}]` : host}:${port}`
}
