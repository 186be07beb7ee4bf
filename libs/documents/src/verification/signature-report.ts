/** What was examined, in this order; a later check that could not be made for an earlier fault is `null`. */
export const signatureChecks = [
  /** One signature field, one signature, one revision: no shadow signature, nothing appended. */
  'single-signature',
  /** The signed ranges are the whole file except the hole that holds the signature, to the byte. */
  'covers-whole-document',
  /** The CMS structure is the one canonical encoding; every byte of it counts. */
  'canonical-structure',
  /** SHA-256 of the signed ranges equals the message digest. */
  'digest',
  /** The signature over the signed attributes holds under the certificate's key. */
  'signature',
  /** ESS signing-certificate-v2 names exactly this certificate. */
  'certificate-binding',
  /** Each certificate is signed by the next, and the signing time lies within all their lifetimes. */
  'certificate-chain',
  /** The RFC 3161 token covers this signature and holds; `null` if there is none. */
  'timestamp',
] as const
export type SignatureCheck = (typeof signatureChecks)[number]

export interface SignerIdentity {
  commonName: string
  /** SHA-256 of the certificate's DER, lower-case hex: compare it with what the signer publishes. */
  fingerprint: string
  issuer: string
  /** True for a certificate that vouches for itself, as development certificates do. */
  selfSigned: boolean
  notBefore: Date
  notAfter: Date
}

export interface PdfSignatureReport {
  /** True only if no check failed. Says nothing about who holds the key: compare `signer.fingerprint`. */
  valid: boolean
  checks: Record<SignatureCheck, boolean | null>
  /** Why the first failed check failed, in English. */
  fault?: string
  coversWholeDocument: boolean
  signer?: SignerIdentity
  /** The signer's own clock. */
  signedAt?: Date
  /** The time-stamping authority's clock. */
  timestamp?: { time: Date; authority: string; fingerprint: string }
}
