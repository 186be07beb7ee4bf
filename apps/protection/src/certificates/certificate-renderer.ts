import type { ImageWorkers } from '@originseal/fingerprint'
import { renderCertificate, signPdf, type CertificateInput, type Signer } from '@originseal/documents'
import type { TimestampAuthority } from '@originseal/provider-keys'

/** Longer side in pixels: sharp in print at the size it has on the page, and no more. */
const thumbnailSide = 800

/** Prints certificates and signs them. */
export class CertificateRenderer {
  constructor(
    private readonly signer: Signer,
    private readonly authority: Pick<TimestampAuthority, 'stamping'>,
    private readonly workers: ImageWorkers,
  ) {}

  thumbnail(picture: Buffer): Promise<Buffer> {
    return this.workers.rendition(picture, { maxSide: thumbnailSide, format: 'jpeg' })
  }

  async print(input: CertificateInput): Promise<Buffer> {
    const signed = await signPdf(await renderCertificate(input), this.signer, {
      reason: 'Certificate of seal',
      signedAt: input.generatedAt,
      ...this.authority.stamping(),
    })
    return Buffer.from(signed)
  }
}
