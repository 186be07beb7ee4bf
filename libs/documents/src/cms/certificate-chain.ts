import type { X509Certificate } from 'node:crypto'

/** OpenSSL's own test demands the right to issue, which an end entity's self-signed certificate does not have. */
export const isSelfIssued = (certificate: X509Certificate) => certificate.subject === certificate.issuer

/**
 * Checks that each certificate was signed by the next and lived at `at`; one that vouches for itself ends the
 * chain, and nothing else may follow it. Order after the first is free. Trust in the last one is not decided here.
 * @returns what is wrong, or undefined
 */
export function verifyChain(certificates: readonly X509Certificate[], at: Date): string | undefined {
  const rest = [...certificates]
  let current = rest.shift()
  while (current) {
    const { subject } = current
    if (at < new Date(current.validFrom)) return `${subject} was not valid yet`
    if (at > new Date(current.validTo)) return `${subject} had expired`
    if (isSelfIssued(current)) {
      if (!current.verify(current.publicKey)) return `${subject} is not signed by itself as it says`
      return rest.length > 0 ? 'there are certificates that belong to nothing' : undefined
    }
    const issued: X509Certificate = current
    const place = rest.findIndex((each) => issued.checkIssued(each))
    if (place < 0) return rest.length > 0 ? 'there are certificates that belong to nothing' : undefined
    const [issuer] = rest.splice(place, 1)
    if (!issuer!.ca) return `${issuer!.subject} may not issue certificates`
    if (!issued.verify(issuer!.publicKey)) return `${subject} is not signed by its issuer`
    current = issuer
  }
  return undefined
}
