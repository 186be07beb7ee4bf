import { Inject, Injectable } from '@nestjs/common'
import { recordStored, Transaction } from '@originseal/database'
import { Problem, type FileResponse } from '@originseal/http'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../tools/tools'
import type { NegotiatedCase } from './negotiated-case'
import { NegotiationsQueries } from './negotiations.queries'
import { PrintSettlement, type Settled } from './print-settlement'
import { settlementFolder } from './settlement-folder'
import { SettlementDocumentsRepository } from './settlement-documents.repository'

/** Gives the settlement of a negotiation: printed and signed once, then the same bytes for both sides. */
@Injectable()
export class IssueSettlement {
  constructor(
    private readonly transaction: Transaction,
    private readonly negotiations: NegotiationsQueries,
    private readonly documents: SettlementDocumentsRepository,
    private readonly print: PrintSettlement,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** @throws Problem NEGOTIATION_NOT_FOUND where nothing was signed by both */
  async execute(row: NegotiatedCase): Promise<FileResponse> {
    const stored = await this.negotiations.ofCase(row.id)
    const agreement = stored?.negotiation.agreement
    if (!stored || agreement?.signedBy.length !== 2) throw new Problem('NEGOTIATION_NOT_FOUND')
    const issued = await this.transaction.run((tx) => this.documents.keyOf(tx, stored.id))
    const key =
      issued ??
      (await this.issue({ row, stored, agreement, entries: await this.negotiations.entriesOf(stored.id) }))
    const { stream, size } = await this.objects.get(key, { verify: true })
    return { stream, size, filename: `settlement-${row.number}.pdf` }
  }

  /** Of two who print at the same time the first to commit has issued it. */
  private async issue(settled: Settled): Promise<string> {
    const { id: negotiationId } = settled.stored
    const bytes = await this.print.execute(settled)
    const objectKey = `${settlementFolder(negotiationId)}${crypto.randomUUID()}.pdf`
    const { sha256 } = await this.objects.put(objectKey, bytes, { contentType: 'application/pdf' })
    const kept = await recordStored(
      () =>
        this.transaction.run(async (tx) => {
          await this.documents.insert(tx, { negotiationId, objectKey, sha256, issuedAt: new Date() })
          return this.documents.keyOf(tx, negotiationId)
        }),
      { isOurs: (issuedKey) => issuedKey === objectKey, discard: () => this.objects.remove(objectKey) },
    )
    if (kept === undefined) throw new Problem('NEGOTIATION_NOT_FOUND') // erased while it was printed
    return kept
  }
}
