import type {
  ListAdministeredCasesResponse,
  ListAdministeredScansResponse,
  ListContactMessagesResponse,
  ListPaymentsResponse,
  ListProposalsResponse,
  ListUsersResponse,
} from '@originseal/contracts'
import { listPayments } from '@originseal/contracts/billing/endpoints'
import { listAdministeredCases } from '@originseal/contracts/enforcement/endpoints'
import { listContactMessages, listProposals, listUsers } from '@originseal/contracts/identity/endpoints'
import { listAdministeredScans } from '@originseal/contracts/scan-orchestrator/endpoints'
import { api } from '../../api/api'
import { calling } from '../../api/endpoint'

/** More of one kind are in its list. */
const limit = 5
const searching = (search: string) => ({ query: { search, limit } })

const foundThingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findUsers: build.query<ListUsersResponse, string>(calling(listUsers, searching)),
    findOrders: build.query<ListPaymentsResponse, string>(calling(listPayments, searching)),
    findMessages: build.query<ListContactMessagesResponse, string>(calling(listContactMessages, searching)),
    findProposals: build.query<ListProposalsResponse, string>(calling(listProposals, searching)),
    findScans: build.query<ListAdministeredScansResponse, string>(calling(listAdministeredScans, searching)),
    findCases: build.query<ListAdministeredCasesResponse, string>(calling(listAdministeredCases, searching)),
  }),
})

export const {
  useFindUsersQuery,
  useFindOrdersQuery,
  useFindCasesQuery,
  useFindMessagesQuery,
  useFindProposalsQuery,
  useFindScansQuery,
} = foundThingsApi
