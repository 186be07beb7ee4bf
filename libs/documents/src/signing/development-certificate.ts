import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { signatureAlgorithmFor, derOf, toBuffer } from '../cms/signed-data'

export interface DevelopmentCertificate {
  /** PKCS#8 in PEM, unencrypted: keep it where only the service can read it. */
  privateKey: string
  certificate: string
}

const day = 86_400_000
const keyUsage = { digitalSignature: 0x80, contentCommitment: 0x40 }
/** id-kp-documentSigning, RFC 9336. */
const documentSigning = '1.3.6.1.5.5.7.3.36'

function name(commonName: string): pkijs.RelativeDistinguishedNames {
  const value = new asn1js.Utf8String({ value: commonName })
  return new pkijs.RelativeDistinguishedNames({
    typesAndValues: [new pkijs.AttributeTypeAndValue({ type: '2.5.4.3', value })],
  })
}

const extension = (extnID: string, critical: boolean, value: asn1js.BaseBlock) =>
  new pkijs.Extension({ extnID, critical, extnValue: value.toBER(false) })

/**
 * Makes a self-signed certificate for places that have no bought one: it shows that documents come from one
 * installation and are unchanged, not who runs it. Make it once and keep it; RSA 3072, ten years.
 * @param notBefore default: yesterday, so that clocks may differ a little.
 */
export function createDevelopmentCertificate(options: {
  commonName: string
  notBefore?: Date
}): DevelopmentCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const notBefore = options.notBefore ?? new Date(Date.now() - day)
  const serial = randomBytes(16)
  // Positive and without a leading zero octet: one DER form.
  serial[0] = (serial[0]! & 0x3f) | 0x40
  const certificate = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ valueHex: toBuffer(serial) }),
    signature: signatureAlgorithmFor('rsa'),
    signatureAlgorithm: signatureAlgorithmFor('rsa'),
    issuer: name(options.commonName),
    subject: name(options.commonName),
    notBefore: new pkijs.Time({ type: 0, value: whole(notBefore) }),
    notAfter: new pkijs.Time({ type: 0, value: whole(new Date(notBefore.getTime() + 3650 * day)) }),
    subjectPublicKeyInfo: pkijs.PublicKeyInfo.fromBER(toBuffer(spki)),
    extensions: [
      extension('2.5.29.19', true, new asn1js.Sequence({ value: [] })),
      extension(
        '2.5.29.15',
        true,
        new asn1js.BitString({
          valueHex: Uint8Array.of(keyUsage.digitalSignature | keyUsage.contentCommitment).buffer,
          unusedBits: 6,
        }),
      ),
      extension(
        '2.5.29.37',
        false,
        new asn1js.Sequence({ value: [new asn1js.ObjectIdentifier({ value: documentSigning })] }),
      ),
      extension(
        '2.5.29.14',
        false,
        new asn1js.OctetString({
          valueHex: toBuffer(createHash('sha1').update(spki).digest()),
        }),
      ),
    ],
  })
  const tbs = Buffer.from(certificate.encodeTBS().toBER(false))
  certificate.tbsView = new Uint8Array(tbs)
  certificate.signatureValue = new asn1js.BitString({ valueHex: toBuffer(sign('sha256', tbs, privateKey)) })
  const base64 = derOf(certificate)
    .toString('base64')
    .match(/.{1,64}/g)!
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${base64.join('\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** X.509 times have whole seconds. */
const whole = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000)
