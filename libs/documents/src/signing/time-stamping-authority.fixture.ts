import * as asn1js from 'asn1js'
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as pkijs from 'pkijs'
import { oids } from '../cms/oids'
import { derOf, signatureAlgorithmFor, signedAttributesDer, toBuffer } from '../cms/signed-data'
import { signingCertificateAttribute } from '../cms/signing-certificate'

/** What an authority can get wrong. */
export interface Mishaps {
  imprint?: Uint8Array
  nonce?: Uint8Array
  genTime?: Date
  usage?: string
  critical?: boolean
  notAfter?: Date
  /** PKIStatus: 2 is rejection. */
  status?: number
  http?: number
  spoil?: boolean
}

const day = 86_400_000

function certificate(
  key: { publicKey: KeyObject; privateKey: KeyObject },
  mishaps: Mishaps,
): pkijs.Certificate {
  const name = new pkijs.RelativeDistinguishedNames({
    typesAndValues: [
      new pkijs.AttributeTypeAndValue({
        type: '2.5.4.3',
        value: new asn1js.Utf8String({ value: 'Test TSA' }),
      }),
    ],
  })
  const usage = new asn1js.Sequence({
    value: [new asn1js.ObjectIdentifier({ value: mishaps.usage ?? oids.timeStamping })],
  })
  const made = new pkijs.Certificate({
    version: 2,
    serialNumber: new asn1js.Integer({ value: 7 }),
    signature: signatureAlgorithmFor('rsa'),
    signatureAlgorithm: signatureAlgorithmFor('rsa'),
    issuer: name,
    subject: name,
    notBefore: new pkijs.Time({ type: 0, value: new Date(Date.now() - 30 * day) }),
    notAfter: new pkijs.Time({ type: 0, value: mishaps.notAfter ?? new Date(Date.now() + day) }),
    subjectPublicKeyInfo: pkijs.PublicKeyInfo.fromBER(
      toBuffer(key.publicKey.export({ type: 'spki', format: 'der' })),
    ),
    extensions: [
      new pkijs.Extension({
        extnID: oids.extendedKeyUsage,
        critical: mishaps.critical ?? true,
        extnValue: usage.toBER(false),
      }),
    ],
  })
  const tbs = Buffer.from(made.encodeTBS().toBER(false))
  made.tbsView = new Uint8Array(tbs)
  made.signatureValue = new asn1js.BitString({ valueHex: toBuffer(sign('sha256', tbs, key.privateKey)) })
  return made
}

const key = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Answers a time-stamp request as RFC 3161 says, but for the mishaps asked for. */
export function answerTimestampQuery(query: Buffer, mishaps: Mishaps = {}): Buffer {
  if (mishaps.status !== undefined) {
    return derOf(new pkijs.TimeStampResp({ status: new pkijs.PKIStatusInfo({ status: mishaps.status }) }))
  }
  const request = pkijs.TimeStampReq.fromBER(toBuffer(query))
  const own = certificate(key, mishaps)
  const info = new pkijs.TSTInfo({
    version: 1,
    policy: '1.2.3.4',
    messageImprint: mishaps.imprint
      ? new pkijs.MessageImprint({
          hashAlgorithm: request.messageImprint.hashAlgorithm,
          hashedMessage: new asn1js.OctetString({ valueHex: toBuffer(mishaps.imprint) }),
        })
      : request.messageImprint,
    serialNumber: new asn1js.Integer({ value: 42 }),
    genTime: mishaps.genTime ?? new Date(Math.floor(Date.now() / 1000) * 1000),
    nonce: mishaps.nonce ? new asn1js.Integer({ valueHex: toBuffer(mishaps.nonce) }) : request.nonce!,
  })
  const content = derOf(info)
  const attributes = [
    new pkijs.Attribute({
      type: oids.contentType,
      values: [new asn1js.ObjectIdentifier({ value: oids.timestampInfo })],
    }),
    new pkijs.Attribute({
      type: oids.messageDigest,
      values: [new asn1js.OctetString({ valueHex: toBuffer(createHash('sha256').update(content).digest()) })],
    }),
    signingCertificateAttribute(derOf(own)),
  ]
  const signature = sign('sha256', signedAttributesDer(attributes), key.privateKey)
  if (mishaps.spoil) signature[9]! ^= 1
  const signedData = new pkijs.SignedData({
    version: 3,
    digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: oids.sha256 })],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: oids.timestampInfo,
      eContent: new asn1js.OctetString({ valueHex: toBuffer(content) }),
    }),
    certificates: [own],
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: oids.sha256 }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: signatureAlgorithmFor('rsa'),
        signature: new asn1js.OctetString({ valueHex: toBuffer(signature) }),
      }),
    ],
  })
  return derOf(
    new pkijs.TimeStampResp({
      status: new pkijs.PKIStatusInfo({ status: 0 }),
      timeStampToken: new pkijs.ContentInfo({
        contentType: oids.signedData,
        content: signedData.toSchema(true),
      }),
    }),
  )
}

/** An authority on the loopback interface; `mishaps` may be set between requests. */
export async function startAuthority(): Promise<{ url: string; mishaps: Mishaps; server: Server }> {
  const authority = { url: '', mishaps: {} as Mishaps, server: createServer() }
  authority.server.on('request', (request, response) => {
    void buffer(request).then((query) => {
      response.writeHead(authority.mishaps.http ?? 200, { 'content-type': 'application/timestamp-reply' })
      response.end(answerTimestampQuery(query, authority.mishaps))
    })
  })
  await new Promise<void>((resolve) => authority.server.listen(0, '127.0.0.1', resolve))
  const address = authority.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  authority.url = `http://127.0.0.1:${address.port}/`
  return authority
}
