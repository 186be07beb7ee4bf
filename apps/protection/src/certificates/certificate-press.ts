import { renderCertificate, signPdf, type CertificateInput, type Signer } from '@originseal/documents'

/** Prints certificates and signs them. */
export class CertificatePress {
  constructor(
    private readonly signer: Signer,
    private readonly tsaUrl: string | undefined,
  ) {}

  async print(input: CertificateInput): Promise<Buffer> {
    const signed = await signPdf(await renderCertificate(input), this.signer, {
      reason: 'Certificate of seal',
      signedAt: input.generatedAt,
      ...(this.tsaUrl && { tsaUrl: this.tsaUrl }),
    })
    return Buffer.from(signed)
  }
}
