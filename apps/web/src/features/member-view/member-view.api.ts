import type { ListScansResponse, ListWorksResponse, ReadScanResponse } from '@originseal/contracts'
import { lookAtWorks } from '@originseal/contracts/protection/endpoints'
import { lookAtScan, lookAtScans } from '@originseal/contracts/scan-orchestrator/endpoints'
import { api } from '../../api/api'
import { calling, listing, requestTo } from '../../api/endpoint'

/** Whose things an administrator looks at, and why. */
export interface Look {
  readonly userId: string
  readonly reason: string
}
interface LookPage {
  readonly queryArg: Look
  readonly pageParam: string | null
}

const page = ({ queryArg: { userId, reason }, pageParam }: LookPage) => ({
  params: { id: userId },
  body: { reason, cursor: pageParam ?? undefined },
})

const memberViewApi = api.injectEndpoints({
  endpoints: (build) => ({
    seeWorks: build.infiniteQuery<ListWorksResponse['data'], Look, string | null>({
      ...listing(lookAtWorks),
      query: (asked) => requestTo(lookAtWorks, page(asked)),
    }),
    seeScans: build.infiniteQuery<ListScansResponse['data'], Look, string | null>({
      ...listing(lookAtScans),
      query: (asked) => requestTo(lookAtScans, page(asked)),
    }),
    seeScan: build.mutation<ReadScanResponse, { readonly scanId: string; readonly reason: string }>(
      calling(lookAtScan, ({ scanId, reason }) => ({ params: { id: scanId }, body: { reason } })),
    ),
  }),
})

export const { useSeeWorksInfiniteQuery, useSeeScansInfiniteQuery, useSeeScanMutation } = memberViewApi
