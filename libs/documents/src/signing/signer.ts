import { createPrivateKey, createPublicKey, KeyObject, X509Certificate } from 'node:crypto'
import { DocumentError } from './document-error'

/** A key with its certificate chain: `certificates[0]` is the signer's own, its issuers follow. */
export interface Signer {
  readonly privateKey: KeyObject
  readonly certificates: readonly X509Certificate[]
}

/** RFC 7468, section 3: base64 between the two lines, in which there is no '-'. */
const pemCertificates = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/**
 * @param certificate one or several certificates in PEM, the signer's own first.
 * @throws DocumentError CERTIFICATE_UNREADABLE, KEY_UNSUPPORTED, KEY_DOES_NOT_MATCH
 */
export function signerFromPem(options: {
  privateKey: string
  certificate: string
  passphrase?: string
}): Signer {
  try {
    const { privateKey: key, passphrase } = options
    const privateKey = createPrivateKey(passphrase === undefined ? key : { key, passphrase })
    const found = options.certificate.match(pemCertificates) ?? []
    return signerFrom(
      privateKey,
      found.map((pem) => new X509Certificate(pem)),
    )
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause
    throw new DocumentError('CERTIFICATE_UNREADABLE', 'the key or certificate is not readable PEM', { cause })
  }
}

/** Puts a key and its certificates together, and the certificates in order. */
export function signerFrom(privateKey: KeyObject, certificates: readonly X509Certificate[]): Signer {
  if (privateKey.asymmetricKeyType !== 'rsa' && privateKey.asymmetricKeyType !== 'ec') {
    throw new DocumentError('KEY_UNSUPPORTED', 'documents are signed with RSA or elliptic-curve keys')
  }
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const own = certificates.find((each) =>
    each.publicKey.export({ type: 'spki', format: 'der' }).equals(publicKey),
  )
  if (!own) throw new DocumentError('KEY_DOES_NOT_MATCH', 'no certificate belongs to the private key')
  const chain = [own]
  for (let last = own; ;) {
    const issuer = certificates.find((each) => !chain.includes(each) && last.checkIssued(each))
    if (!issuer) return { privateKey, certificates: chain }
    chain.push((last = issuer))
  }
}
