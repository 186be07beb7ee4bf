import { Controller } from '@nestjs/common'
import type { CheckAuditDayResponse, ListAuditDaysResponse, ListAuditResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { Endpoint, readPage, type EndpointRequest, type FileResponse } from '@originseal/http'
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
  ) {}

  @Endpoint(endpoints.listAudit)
  list({ query }: EndpointRequest<typeof endpoints.listAudit>): Promise<ListAuditResponse> {
    const read = (asked: object) => this.audit.page({ ...query, ...asked })
    return readPage(query, read, ({ act }) => act.id)
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
