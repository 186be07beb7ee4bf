import { Inject, Injectable } from '@nestjs/common'
import type { SealProof } from '@originseal/contracts'
import { recordStored, Transaction, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { SharedCalls } from '@originseal/runtime'
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
  private readonly printing = new SharedCalls<string>()

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
    const key =
      (await this.transaction.run((tx) => issued(tx, work.id, proof))) ??
      (await this.printing.run(`${work.id} ${proof.chain.blockHash}`, () => this.issue(work, proof)))
    return this.files.objects.get(key, { verify: true })
  }

  /** Of processes that print at the same time the first to commit has issued it. */
  private async issue(work: Work, proof: SealProof): Promise<string> {
    const issuedAt = new Date()
    const pdf = await this.print(work, proof, issuedAt)
    const key = `works/${work.id}/certificate-${crypto.randomUUID()}.pdf`
    const { sha256 } = await this.files.objects.put(key, pdf, { contentType: 'application/pdf' })
    const kept = await recordStored(
      () =>
        this.transaction.run(async (tx) => {
          await tx.query(
            `INSERT INTO certificate (work_id, block_hash, object_key, sha256, issued_at)
             SELECT id, $2, $3, $4, $5 FROM work WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`,
            [work.id, proof.chain.blockHash, key, sha256, issuedAt],
          )
          return issued(tx, work.id, proof)
        }),
      { isOurs: (issuedKey) => issuedKey === key, discard: () => this.files.objects.remove(key) },
    )
    if (kept === undefined) throw new Problem('WORK_NOT_FOUND') // erased while it was printed
    return kept
  }

  private async print(work: Work, proof: SealProof, generatedAt: Date): Promise<Buffer> {
    const rendition = await this.files.rendition(work.id)
    return this.press.print({
      proof,
      width: work.width,
      height: work.height,
      ownerName: work.ownerName,
      thumbnail: await this.press.thumbnail(await buffer(rendition.stream)),
      verifyUrl: new URL(`/verify/${work.id}`, this.publicUrl).href,
      generatedAt,
    })
  }
}

async function issued(tx: Tx, workId: string, proof: SealProof): Promise<string | undefined> {
  const [row] = await tx.query<{ object_key: string }>(
    'SELECT object_key FROM certificate WHERE work_id = $1 AND block_hash = $2',
    [workId, proof.chain.blockHash],
  )
  return row?.object_key
}
