import { Controller } from '@nestjs/common'
import type {
  CheckAuditDayResponse,
  ListAuditDaysResponse,
  ListAuditResponse,
  PageRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { Endpoint, Exports, readPage, type EndpointRequest, type FileResponse } from '@originseal/http'
import { auditColumns } from './audit-columns'
import { AuditDaysQueries } from './audit-days.queries'
import { AuditQueries } from './audit.queries'
import { CheckDay } from './check-day'
import { ExportDay } from './export-day'

@Controller()
export class AuditController {
  constructor(
    private readonly audit: AuditQueries,
    private readonly auditDays: AuditDaysQueries,
    private readonly checkDay: CheckDay,
    private readonly exportDay: ExportDay,
    private readonly exports: Exports,
  ) {}

  @Endpoint(endpoints.listAudit)
  list({ query }: EndpointRequest<typeof endpoints.listAudit>): Promise<ListAuditResponse> {
    const read = (asked: object) => this.audit.page({ ...query, ...asked })
    return readPage(query, read, ({ act }) => act.id)
  }

  @Endpoint(endpoints.exportAudit)
  exportList(request: EndpointRequest<typeof endpoints.exportAudit>): Promise<FileResponse> {
    const { personal, reason: _reason, ...filter } = request.body
    const columns = auditColumns(personal)
    const read = (asked: PageRequest) => this.audit.page({ ...filter, ...asked })
    return this.exports.begin({ name: 'audit', columns, read, idOf: ({ act }) => act.id }, request)
  }

  @Endpoint(endpoints.listAuditDays)
  async days(): Promise<ListAuditDaysResponse> {
    return { days: await this.auditDays.latest() }
  }

  @Endpoint(endpoints.exportAuditDay)
  file({ params }: EndpointRequest<typeof endpoints.exportAuditDay>): Promise<FileResponse> {
    return this.exportDay.execute(params.date)
  }

  @Endpoint(endpoints.checkAuditDay)
  check({ params }: EndpointRequest<typeof endpoints.checkAuditDay>): Promise<CheckAuditDayResponse> {
    return this.checkDay.execute(params.date)
  }
}
