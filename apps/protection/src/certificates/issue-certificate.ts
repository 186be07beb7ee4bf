import { Inject, Injectable } from '@nestjs/common'
import type { SealProof } from '@originseal/contracts'
import { Transaction, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import type { OpenedObject } from '@originseal/storage'
import { buffer } from 'node:stream/consumers'
import { ReadSeal } from '../anchors/read-seal'
import { WorkFiles } from '../works/work-files'
import type { Work } from '../works/work.rules'
import { CertificatePress } from './certificate-press'

export const PUBLIC_URL = Symbol('address under which people reach the product')

/**
 * Gives a work's certificate: made once for the block that holds its seal, then the same bytes for ever. A seal that
 * stands in no block yet has none.
 */
@Injectable()
export class IssueCertificate {
  constructor(
    private readonly transaction: Transaction,
    private readonly seals: ReadSeal,
    private readonly files: WorkFiles,
    private readonly press: CertificatePress,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws Problem CERTIFICATE_NOT_READY until the seal is on the chain */
  async execute(work: Work): Promise<OpenedObject> {
    const proof = await this.seals.proofOf(work)
    if (!proof) throw new Problem('CERTIFICATE_NOT_READY')
    const key = await this.transaction.run(async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('certificate ' || $1, 0))", [work.id])
      return (await this.issued(tx, work.id, proof)) ?? (await this.issue(tx, work, proof))
    })
    return this.files.objects.get(key, { verify: true })
  }

  private async issued(tx: Tx, workId: string, proof: SealProof): Promise<string | undefined> {
    const [row] = await tx.query<{ object_key: string }>(
      'SELECT object_key FROM certificate WHERE work_id = $1 AND block_hash = $2',
      [workId, proof.chain.blockHash],
    )
    return row?.object_key
  }

  private async issue(tx: Tx, work: Work, proof: SealProof): Promise<string> {
    const issuedAt = new Date()
    const rendition = await this.files.rendition(work.id)
    const pdf = await this.press.print({
      proof,
      width: work.width,
      height: work.height,
      ownerName: work.ownerName,
      thumbnail: await this.press.thumbnail(await buffer(rendition.stream)),
      verifyUrl: new URL(`/verify/${work.id}`, this.publicUrl).href,
      generatedAt: issuedAt,
    })
    const key = `works/${work.id}/certificate-${proof.chain.blockHash.slice(2, 18)}.pdf`
    const { sha256 } = await this.files.objects.put(key, pdf, { contentType: 'application/pdf' })
    await tx.query(
      'INSERT INTO certificate (work_id, block_hash, object_key, sha256, issued_at) VALUES ($1, $2, $3, $4, $5)',
      [work.id, proof.chain.blockHash, key, sha256, issuedAt],
    )
    return key
  }
}
