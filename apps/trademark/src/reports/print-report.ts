import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { recordStored, Transaction } from '@originseal/database'
import { marksWithReasons, renderTrademarkReport, signPdf } from '@originseal/documents'
import { Problem } from '@originseal/http'
import { refuseInTransaction, SharedCalls } from '@originseal/runtime'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../objects.module'
import { readRendition } from '../pictures/picture-files'
import { reportFolder, SIGNING, type ReportSigning } from './report-signing'
import type { Report } from './reports.queries'
import { ReportsRepository } from './reports.repository'

/** Prints and signs the file of a report, once. */
@Injectable()
export class PrintReport {
  private readonly printing = new SharedCalls<string>()

  constructor(
    private readonly transaction: Transaction,
    private readonly reports: ReportsRepository,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
    @Inject(SIGNING) private readonly signing: ReportSigning,
  ) {}

  /** @returns its key @throws Problem TRADEMARK_REPORT_NOT_FOUND: erased while it was printed */
  execute(report: Report): Promise<string> {
    return this.printing.run(report.id, () => this.print(report))
  }

  /** Of processes that print at the same time the first to commit has written it. */
  private async print(report: Report): Promise<string> {
    const bytes = await this.signed(report)
    const name = `${reportFolder(report.ownerId)}/${report.id}-${crypto.randomUUID()}.pdf`
    const { key } = await this.objects.put(name, bytes, { contentType: 'application/pdf' })
    const record = () => this.transaction.run((tx) => this.reports.keepFile(tx, report.id, key))
    const kept = await recordStored(record, {
      isOurs: (written) => written === key,
      discard: () => this.objects.remove(key),
    })
    if (kept === undefined) throw new Problem('TRADEMARK_REPORT_NOT_FOUND')
    return kept
  }

  /** Those of the marks whose reasons are printed. */
  private async pictures({ items }: Report['analysis']): Promise<Map<string, Buffer>> {
    const pictures = new Map<string, Buffer>()
    for (const sha256 of marksWithReasons(items).flatMap((mark) => mark.pictures)) {
      const picture = await readRendition(this.objects, sha256)
      if (picture) pictures.set(sha256, picture)
    }
    return pictures
  }

  private async signed({ id, goods, analysis, content, createdAt }: Report): Promise<Uint8Array> {
    refuseInTransaction('printing a report')
    const pdf = await renderTrademarkReport({
      reportId: id,
      goods,
      analysis,
      content,
      contentSha256: createHash('sha256').update(content).digest('hex'),
      pictures: await this.pictures(analysis),
      generatedAt: createdAt,
    })
    return signPdf(pdf, this.signing.signer, {
      reason: 'Trademark likeness report',
      signedAt: new Date(),
      ...this.signing.authority.stamping(),
    })
  }
}
