import { Injectable } from '@nestjs/common'
import { Problem, Idempotency } from '@originseal/http'
import { ListingsQueries } from '../listings/listings.queries'
import type { ReportForm } from './report-form'
import { caseReference } from './report.rules'
import { ReportsRepository } from './reports.repository'

/** Takes a claim against a listing and gives it a case reference. */
@Injectable()
export class FileReport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reports: ReportsRepository,
    private readonly listings: ListingsQueries,
  ) {}

  /** @throws Problem NOT_FOUND for a listing that is not on sale */
  async execute(
    listingId: string,
    form: ReportForm,
    key: string | undefined,
  ): Promise<{ reference: string }> {
    const listing = await this.listings.find(listingId)
    if (typeof listing !== 'object') throw new Problem('NOT_FOUND')
    const { reporterName, reporterEmail, kind, originalUrl, statement } = form
    const said = { reporterName, reporterEmail, kind, originalUrl, statement }
    const request = { key, scope: 'POST /listings/:id/reports', request: { listingId, ...said } }
    return this.idempotency.once(request, async (tx) => {
      const receivedAt = new Date()
      const id = await this.reports.nextId(tx)
      const reference = caseReference(yearInTaipei(receivedAt), Number(id))
      await this.reports.insert(tx, {
        id,
        reference,
        listingId,
        ...said,
        state: 'received',
        receivedAt,
        reviewedAt: null,
        decidedAt: null,
      })
      return { reference }
    })
  }
}

const yearInTaipei = (time: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Taipei' }).format(time))
