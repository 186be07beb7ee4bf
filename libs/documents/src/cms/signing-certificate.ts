import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { createHash } from 'node:crypto'
import { onlyAttribute, toBuffer } from './signed-data'
import { digestNames, oids } from './oids'

/**
 * ESS signing-certificate-v2 (RFC 5035, 3): binds the signature to this very certificate. SHA-256 is the
 * default algorithm and therefore not written.
 */
export function signingCertificateAttribute(certificateDer: Uint8Array): pkijs.Attribute {
  const digest = createHash('sha256').update(certificateDer).digest()
  const certId = new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: toBuffer(digest) })] })
  const certs = new asn1js.Sequence({ value: [certId] })
  return new pkijs.Attribute({
    type: oids.signingCertificateV2,
    values: [new asn1js.Sequence({ value: [certs] })],
  })
}

/** True if the attributes name this certificate, by ESS version 2 or, for older time stamps, version 1. */
export function bindsCertificate(
  attributes: readonly pkijs.Attribute[],
  certificateDer: Uint8Array,
  allowVersion1 = false,
): boolean {
  const version2 = onlyAttribute(attributes, oids.signingCertificateV2)
  if (version2) return names(version2, certificateDer, 'sha256')
  const version1 = allowVersion1 && onlyAttribute(attributes, oids.signingCertificate)
  return version1 ? names(version1, certificateDer, 'sha1') : false
}

function names(value: asn1js.BaseBlock, certificateDer: Uint8Array, byDefault: string): boolean {
  const fields = (block: asn1js.BaseBlock | undefined) =>
    block instanceof asn1js.Sequence ? block.valueBlock.value : []
  const first = fields(fields(fields(value)[0])[0])
  const [algorithm, hash] = first[0] instanceof asn1js.Sequence ? [first[0], first[1]] : [undefined, first[0]]
  if (!(hash instanceof asn1js.OctetString)) return false
  const identifier = fields(algorithm)[0]
  const name =
    identifier instanceof asn1js.ObjectIdentifier ? digestNames[identifier.valueBlock.toString()] : byDefault
  if (!name) return false
  const expected = createHash(name).update(certificateDer).digest()
  return expected.equals(Buffer.from(hash.valueBlock.valueHexView))
}
