import type {
  CheckAuditDayResponse,
  ListAuditDaysResponse,
  ListAuditRequest,
  ListAuditResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { api } from '../../api/api'
import { download } from '../../api/download'
import { calling, flatListing, requestTo } from '../../api/endpoint'

export type AuditFilter = Partial<Omit<ListAuditRequest, 'cursor' | 'limit'>>

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery<ListAuditResponse, AuditFilter, string | null>(
      flatListing(endpoints.listAudit, (filter: AuditFilter) => filter),
    ),
    exportAudit: build.mutation<null, AuditFilter & { reason: string; personal: boolean }>({
      queryFn: (body, _api, _options, fetch) =>
        download(fetch, requestTo(endpoints.exportAudit, { body }), 'audit.csv'),
    }),
    listAuditDays: build.query<ListAuditDaysResponse, void>(calling(endpoints.listAuditDays, () => ({}))),
    checkAuditDay: build.mutation<CheckAuditDayResponse, string>(
      calling(endpoints.checkAuditDay, (date: string) => ({ params: { date } })),
    ),
    exportAuditDay: build.mutation<null, string>({
      queryFn: (date, _api, _options, fetch) =>
        download(fetch, requestTo(endpoints.exportAuditDay, { params: { date } }), `audit_${date}.json`),
    }),
  }),
})

export const {
  useListAuditInfiniteQuery,
  useExportAuditMutation,
  useListAuditDaysQuery,
  useCheckAuditDayMutation,
  useExportAuditDayMutation,
} = auditApi
