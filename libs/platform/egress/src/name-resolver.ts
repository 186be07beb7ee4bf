import { Resolver, lookup } from 'node:dns/promises'
import { EgressFailed } from './egress-error'
import type { EgressHost } from './url.rules'

/** Every address of a host, IPv4 and IPv6. Throws {@link EgressFailed} `dns`. */
export type ResolveName = (target: EgressHost) => Promise<readonly string[]>

/**
 * Public names are asked straight from DNS: /etc/hosts and search domains (both full of local names) have no say, and
 * a slow name server does not hold one of libuv's four threads. Names that the policy allows are this machine's own.
 */
export const resolveName: ResolveName = async ({ host, allowed }) => (allowed ? ofMachine(host) : ofDns(host))

async function ofMachine(host: string): Promise<string[]> {
  try {
    const found = await lookup(host, { all: true })
    return found.map(({ address }) => address)
  } catch (error) {
    throw new EgressFailed('dns', codeOf(error))
  }
}

async function ofDns(host: string): Promise<string[]> {
  const dns = new Resolver({ timeout: 2_000, tries: 2 })
  const answers = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length > 0) return found
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []))
  throw new EgressFailed('dns', reasons.find((reason) => reason !== 'ENODATA') ?? 'ENODATA')
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
