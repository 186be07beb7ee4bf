/**
 * A key with its certificate chain. `certificates[0]` is the signer's own, the issuers follow.
 * Opened from PKCS#12 or PEM by `signerFromPkcs12`, `signerFromPem`.
 */
export interface Signer {
  privateKey: import('node:crypto').KeyObject
  certificates: readonly import('node:crypto').X509Certificate[]
}
