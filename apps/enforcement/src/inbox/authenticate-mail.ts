import type { MailEnvelope } from '@originseal/mail'
import { authenticate } from 'mailauth'
import { getDomain } from 'tldts'

/** Looks up a name's records, as `dns.promises.resolve` does. */
export type ResolveRecords = (name: string, type: string) => Promise<unknown>

/** What the domain of a mail's author says of it. */
export interface MailAuthentication {
  /** Registrable domains that vouch for it by DKIM or SPF, aligned with `From` (DMARC's relaxed alignment). */
  readonly domains: readonly string[]
  readonly dkim: string
  readonly spf: string
  readonly dmarc: string
  /** A sealed chain of forwarders (RFC 8617): noted, and trusted by nobody here. */
  readonly arc: string
}

/** Verifies DKIM, SPF, DMARC and ARC of a raw message. A look-up that fails leaves a mail unauthenticated, never trusted. */
export async function authenticateMail(
  raw: Buffer,
  { remoteAddress, hello, sender }: MailEnvelope,
  resolver: ResolveRecords,
): Promise<MailAuthentication> {
  const checked = await authenticate(raw, {
    ip: remoteAddress,
    helo: hello,
    sender,
    resolver,
    trustReceived: false,
    disableBimi: true,
  } as Parameters<typeof authenticate>[1])
  const from = registrable(checked.dmarc && checked.dmarc.domain)
  const signed = (checked.dkim?.results ?? [])
    .filter(({ status }) => status?.result === 'pass' && !isUnderSized(status))
    .map(({ signingDomain }) => registrable(signingDomain))
  const spf = checked.spf && checked.spf.status?.result === 'pass' ? [registrable(checked.spf.domain)] : []
  const aligned = [...signed, ...spf].filter((domain) => domain !== undefined && domain === from)
  const resultOf = (status: { result?: string } | undefined) => status?.result ?? 'none'
  return {
    domains: [...new Set(aligned as string[])],
    dkim: checked.dkim?.results?.map(({ status }) => resultOf(status)).join(' ') || 'none',
    spf: resultOf((checked.spf || undefined)?.status),
    dmarc: resultOf((checked.dmarc || undefined)?.status),
    arc: resultOf((checked.arc || undefined)?.status),
  }
}

/** With l= a signature ends before the mail does (RFC 6376, 8.2): anybody may have written what stands behind it. */
const isUnderSized = (status: object): boolean => 'underSized' in status

const registrable = (host: string | undefined | false): string | undefined =>
  host ? (getDomain(host, { allowPrivateDomains: true }) ?? host) : undefined
