import type { ImageWorkers } from '@originseal/fingerprint'
import { renderCertificate, signPdf, type CertificateInput, type Signer } from '@originseal/documents'

/** Longer side in pixels: sharp in print at the size it has on the page, and no more. */
const thumbnailSide = 800

/** Prints certificates and signs them. */
export class CertificatePress {
  constructor(
    private readonly signer: Signer,
    private readonly tsaUrl: string | undefined,
    private readonly workers: ImageWorkers,
  ) {}

  thumbnail(picture: Buffer): Promise<Buffer> {
    return this.workers.rendition(picture, { maxSide: thumbnailSide, format: 'jpeg' })
  }

  async print(input: CertificateInput): Promise<Buffer> {
    const signed = await signPdf(await renderCertificate(input), this.signer, {
      reason: 'Certificate of seal',
      signedAt: input.generatedAt,
      ...(this.tsaUrl && { tsaUrl: this.tsaUrl }),
    })
    return Buffer.from(signed)
  }
}
