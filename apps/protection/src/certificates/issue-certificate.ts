import { Inject, Injectable } from '@nestjs/common'
import type { SealProof } from '@originseal/contracts'
import { recordStored, Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { SharedCalls } from '@originseal/runtime'
import type { OpenedObject } from '@originseal/storage'
import { buffer } from 'node:stream/consumers'
import { ReadSeal } from '../anchors/read-seal'
import { WorkFiles } from '../works/work-files'
import type { Work } from '../works/work.rules'
import { CertificateRenderer } from './certificate-renderer'
import { CertificatesRepository } from './certificates.repository'

export const PUBLIC_URL = Symbol('address under which people reach the product')

/**
 * Gives a work's certificate: made once for the block that holds its seal, then the same bytes for ever. A seal that
 * stands in no block yet has none.
 */
@Injectable()
export class IssueCertificate {
  private readonly printing = new SharedCalls<string>()

  constructor(
    private readonly transaction: Transaction,
    private readonly seals: ReadSeal,
    private readonly files: WorkFiles,
    private readonly renderer: CertificateRenderer,
    private readonly certificates: CertificatesRepository,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws Problem CERTIFICATE_NOT_READY until the seal is on the chain */
  async execute(work: Work): Promise<OpenedObject> {
    return this.files.objects.get(await this.keyOf(work), { verify: true })
  }

  /** Where it lies. @throws Problem CERTIFICATE_NOT_READY until the seal is on the chain */
  async keyOf(work: Work): Promise<string> {
    const proof = await this.seals.proofOf(work)
    if (!proof) throw new Problem('CERTIFICATE_NOT_READY')
    return (
      (await this.transaction.run((tx) => this.certificates.keyOf(tx, work.id, proof.chain.blockHash))) ??
      (await this.printing.run(`${work.id} ${proof.chain.blockHash}`, () => this.issue(work, proof)))
    )
  }

  /** Of processes that print at the same time the first to commit has issued it. */
  private async issue(work: Work, proof: SealProof): Promise<string> {
    const issuedAt = new Date()
    const pdf = await this.print(work, proof, issuedAt)
    const key = `works/${work.id}/certificate-${crypto.randomUUID()}.pdf`
    const { sha256 } = await this.files.objects.put(key, pdf, { contentType: 'application/pdf' })
    const { blockHash } = proof.chain
    const kept = await recordStored(
      () =>
        this.transaction.run(async (tx) => {
          await this.certificates.insert(tx, { workId: work.id, blockHash, objectKey: key, sha256, issuedAt })
          return this.certificates.keyOf(tx, work.id, blockHash)
        }),
      { isOurs: (issuedKey) => issuedKey === key, discard: () => this.files.objects.remove(key) },
    )
    if (kept === undefined) throw new Problem('WORK_NOT_FOUND') // erased while it was printed
    return kept
  }

  private async print(work: Work, proof: SealProof, generatedAt: Date): Promise<Buffer> {
    const rendition = await this.files.rendition(work.id)
    return this.renderer.print({
      proof,
      width: work.width,
      height: work.height,
      ownerName: work.ownerName,
      thumbnail: await this.renderer.thumbnail(await buffer(rendition.stream)),
      verifyUrl: new URL(`/verify/${work.id}`, this.publicUrl).href,
      generatedAt,
    })
  }
}
