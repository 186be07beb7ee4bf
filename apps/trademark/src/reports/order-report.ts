import { Injectable } from '@nestjs/common'
import {
  spendsUnits,
  type OrderTrademarkReportRequest,
  type OrderTrademarkReportResponse,
} from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, type Caller } from '@originseal/http'
import { SpendUnits } from '@originseal/units'
import { AnalyseRequest } from '../analysis/analyse-request'
import { toReport } from './report.view'
import type { Report } from './reports.queries'
import { ReportsRepository } from './reports.repository'

/** Analyses a name and keeps what was found as a report; a member's takes a unit in the same transaction. */
@Injectable()
export class OrderReport {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly analyseRequest: AnalyseRequest,
    private readonly reports: ReportsRepository,
    private readonly spendUnits: SpendUnits,
  ) {}

  /** @throws Problem TRADEMARK_NAME_EMPTY, TRADEMARK_REGISTER_NOT_READY, QUOTA_EXHAUSTED */
  async execute(
    request: OrderTrademarkReportRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<OrderTrademarkReportResponse> {
    const once = { key, scope: `POST /trademark-report ${caller.userId}`, request }
    // A repetition is answered as the first was, although the register may be another by now.
    const earlier = await this.idempotency.replay<OrderTrademarkReportResponse>(once)
    if (earlier) return earlier
    const analysis = this.analyseRequest.execute(request)
    const report = {
      id: crypto.randomUUID(),
      ownerId: caller.userId,
      goods: request.desc ?? '',
      analysis,
      content: JSON.stringify(analysis),
      fileKey: null,
      createdAt: new Date(),
    }
    return this.idempotency.once(once, (tx) => this.record(tx, report, caller))
  }

  private async record(tx: Tx, report: Report, { role }: Caller): Promise<OrderTrademarkReportResponse> {
    if (spendsUnits(role))
      await this.spendUnits.execute(tx, {
        ownerId: report.ownerId,
        unit: 'trademark-report',
        quantity: 1,
        eventId: `trademark-report:${report.id}`,
        cause: { kind: 'trademark-report', id: report.id },
      })
    await this.reports.insert(tx, report)
    return { success: true, data: { report: toReport(report) } }
  }
}
