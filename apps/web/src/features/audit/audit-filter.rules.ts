import { listAuditRequest } from '@originseal/contracts'
import { filterOf } from '../../components/address-filter.rules'
import type { AuditFilter } from './audit.api'

const { cursor: _cursor, limit: _limit, ...filters } = listAuditRequest.shape

/** What the address asks of the log. */
export const auditFilterOf = (params: URLSearchParams): AuditFilter => filterOf(filters, params)
