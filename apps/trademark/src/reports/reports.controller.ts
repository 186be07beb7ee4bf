import { Controller, Inject } from '@nestjs/common'
import type { ListTrademarkReportsResponse, OrderTrademarkReportResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/trademark/endpoints'
import { Endpoint, readPage, type EndpointRequest, type FileResponse } from '@originseal/http'
import type { ObjectStore } from '@originseal/storage'
import { OrderReport } from './order-report'
import { PrintReport } from './print-report'
import { OBJECTS } from '../objects.module'
import { toReport } from './report.view'
import { ReportsQueries } from './reports.queries'

@Controller()
export class ReportsController {
  constructor(
    private readonly orderReport: OrderReport,
    private readonly printReport: PrintReport,
    private readonly reports: ReportsQueries,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  @Endpoint(endpoints.orderTrademarkReport)
  order({
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.orderTrademarkReport>): Promise<OrderTrademarkReportResponse> {
    return this.orderReport.execute(body, caller, idempotencyKey)
  }

  @Endpoint(endpoints.listTrademarkReports)
  async list({
    query,
    caller,
  }: EndpointRequest<typeof endpoints.listTrademarkReports>): Promise<ListTrademarkReportsResponse> {
    const read = (page: typeof query) => this.reports.pageOfOwner(caller.userId, page)
    const { entries, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { success: true, data: { reports: entries.map(toReport), nextCursor } }
  }

  @Endpoint(endpoints.downloadTrademarkReport)
  async download({
    params,
    caller,
  }: EndpointRequest<typeof endpoints.downloadTrademarkReport>): Promise<FileResponse> {
    const report = await this.reports.ofOwner(params.id, caller)
    const key = report.fileKey ?? (await this.printReport.execute(report))
    const { stream, size } = await this.objects.get(key, { verify: true })
    return { stream, size, filename: `trademark-report_${report.id}.pdf` }
  }
}
