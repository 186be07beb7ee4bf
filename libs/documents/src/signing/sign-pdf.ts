import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib'
import { SignPdf, Signer as PdfSigner, SignPdfError } from '@signpdf/signpdf'
import * as asn1js from 'asn1js'
import { createHash, sign } from 'node:crypto'
import { PDFDocument, PDFName } from 'pdf-lib'
import * as pkijs from 'pkijs'
import { verifyChain } from '../cms/certificate-chain'
import { oids } from '../cms/oids'
import { encodeSignature, readCertificate, signedAttributesDer, toBuffer } from '../cms/signed-data'
import { signingCertificateAttribute } from '../cms/signing-certificate'
import { DocumentError } from './document-error'
import { pdfTextLiteral } from './pdf-text-literal'
import type { SignPdfOptions } from './sign-options'
import type { Signer } from './signer'
import { requestTimestamp } from './timestamp-client'

/** Bytes left for a time-stamp token with its certificates. */
const timestampRoom = 16_384

/**
 * Signs a PDF as PAdES (SubFilter ETSI.CAdES.detached, ESS signing-certificate-v2, SHA-256), over the whole
 * document, optionally with an RFC 3161 time stamp of the signature.
 * @throws DocumentError PDF_UNREADABLE, ALREADY_SIGNED, CERTIFICATE_EXPIRED, SIGNATURE_TOO_LARGE, and the
 *   TSA_… codes: without a time stamp nothing is returned, the caller decides whether to sign without one
 */
export async function signPdf(
  pdf: Uint8Array,
  signer: Signer,
  options: SignPdfOptions = {},
): Promise<Uint8Array> {
  const signedAt = options.signedAt ?? new Date()
  const fault = verifyChain(signer.certificates, signedAt)
  if (fault) throw new DocumentError('CERTIFICATE_EXPIRED', `the certificate can't be used: ${fault}`)
  const prepared = await addPlaceholder(pdf, signer, options, signedAt)
  try {
    const signed = await new SignPdf().sign(Buffer.from(prepared), new CmsSigner(signer, options), signedAt)
    return new Uint8Array(signed)
  } catch (cause) {
    if (!(cause instanceof SignPdfError)) throw cause
    throw new DocumentError('SIGNATURE_TOO_LARGE', cause.message, { cause })
  }
}

async function addPlaceholder(
  pdf: Uint8Array,
  signer: Signer,
  options: SignPdfOptions,
  signedAt: Date,
): Promise<Uint8Array> {
  let document: PDFDocument
  try {
    document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true })
  } catch (cause) {
    throw new DocumentError('PDF_UNREADABLE', 'the PDF could not be read', { cause })
  }
  if (document.catalog.has(PDFName.of('AcroForm'))) {
    throw new DocumentError('ALREADY_SIGNED', 'the PDF already has a form or a signature')
  }
  const certificates = signer.certificates.reduce((sum, { raw }) => sum + raw.length, 0)
  const bytes = certificates + 4096 + (options.tsaUrl ? timestampRoom : 0)
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason: pdfTextLiteral(options.reason ?? ''),
    contactInfo: pdfTextLiteral(options.contactInfo ?? ''),
    name: pdfTextLiteral(commonNameOf(signer)),
    location: pdfTextLiteral(options.location ?? ''),
    signingTime: signedAt,
    signatureLength: bytes * 2,
    subFilter: 'ETSI.CAdES.detached',
    appName: 'OriginSeal',
  })
  return document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}

const commonNameOf = ({ certificates }: Signer) =>
  /(?:^|\n)CN=(.+)/.exec(certificates[0]!.subject)?.[1] ?? certificates[0]!.subject.replaceAll('\n', ', ')

/** Makes the CMS structure that goes into the placeholder. */
class CmsSigner extends PdfSigner {
  constructor(
    private readonly signer: Signer,
    private readonly options: SignPdfOptions,
  ) {
    super()
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { privateKey } = this.signer
    const certificates = this.signer.certificates.map(({ raw }) => readCertificate(raw))
    const signedAttributes = this.signedAttributes(content)
    const signature = sign('sha256', signedAttributesDer(signedAttributes), privateKey)
    const { tsaUrl, tsaPost, tsaTimeoutMs = 15_000 } = this.options
    const timestampToken =
      tsaUrl === undefined
        ? undefined
        : await requestTimestamp(signature, {
            url: tsaUrl,
            timeoutMs: tsaTimeoutMs,
            clock: () => new Date(),
            ...(tsaPost && { post: tsaPost }),
          })
    return encodeSignature(
      { certificates, signedAttributes, signature, ...(timestampToken && { timestampToken }) },
      privateKey.asymmetricKeyType,
    )
  }

  /**
   * PAdES (ETSI EN 319 142-1) forbids the signing-time attribute: the time stands in the signature dictionary.
   * In DER order already: the encodings differ in their lengths.
   */
  private signedAttributes(content: Buffer): readonly pkijs.Attribute[] {
    const digest = createHash('sha256').update(content).digest()
    return [
      new pkijs.Attribute({
        type: oids.contentType,
        values: [new asn1js.ObjectIdentifier({ value: oids.data })],
      }),
      new pkijs.Attribute({
        type: oids.messageDigest,
        values: [new asn1js.OctetString({ valueHex: toBuffer(digest) })],
      }),
      signingCertificateAttribute(this.signer.certificates[0]!.raw),
    ]
  }
}
