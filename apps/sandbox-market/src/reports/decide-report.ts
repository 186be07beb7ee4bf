import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem } from '@originseal/http'
import { RemoveListing } from '../listings/remove-listing'
import { stateAfter, type DeskAction, type ReportState } from './report.rules'
import { ReportsRepository } from './reports.repository'

/** The desk's word on a report. Accepting it takes the listing down, at once and for good. */
@Injectable()
export class DecideReport {
  constructor(
    private readonly transaction: Transaction,
    private readonly reports: ReportsRepository,
    private readonly removeListing: RemoveListing,
  ) {}

  /** Gives the state that the report is in now. An action that no longer fits changes nothing. */
  async execute(reference: string, action: DeskAction): Promise<ReportState> {
    const { state, picture } = await this.transaction.run(async (tx) => {
      const report = await this.reports.lock(tx, reference)
      if (!report) throw new Problem('NOT_FOUND')
      const next = stateAfter(report.state, action)
      if (!next) return { state: report.state }
      const at = new Date()
      await this.reports.moveTo(tx, report.id, next, at)
      if (next !== 'removed') return { state: next }
      await this.reports.closeOthers(tx, report.listingId, at)
      return { state: next, picture: await this.removeListing.execute(tx, report.listingId, at) }
    })
    if (picture !== undefined) await this.removeListing.erase(picture)
    return state
  }
}
