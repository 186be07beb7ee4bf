import type { CaseView, ListObservationsResponse, ReadCaseAnchorResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../../api/api'
import { download } from '../../../api/download'
import { calling, requestTo } from '../../../api/endpoint'
import type { Problem } from '../../../api/problem'

export type Observations = ListObservationsResponse['data']
export type CaseAnchor = ReadCaseAnchorResponse['data']

interface Publication {
  readonly caseId: string
  readonly isPublic: boolean
  /** The same for each try, so that it is done once. */
  readonly idempotencyKey: string
}

const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    listObservations: build.query<Observations, string>({
      ...calling(endpoints.listObservations, (id: string) => ({ params: { id } })),
      transformResponse: (answer: ListObservationsResponse) => answer.data,
      providesTags: ['case'],
    }),
    readCaseAnchor: build.query<CaseAnchor, string>({
      ...calling(endpoints.readCaseAnchor, (id: string) => ({ params: { id } })),
      transformResponse: (answer: ReadCaseAnchorResponse) => answer.data,
      providesTags: ['case'],
    }),
    publishCase: build.mutation<CaseView, Publication>({
      ...calling(endpoints.publishCase, ({ caseId, isPublic, idempotencyKey }: Publication) => ({
        params: { id: caseId },
        body: { isPublic },
        idempotencyKey,
      })),
      invalidatesTags: (_answer, problem: Problem | undefined) =>
        problem && problem.code !== 'CASE_STATE_CHANGED' ? [] : ['case'],
    }),
    downloadCaseFile: build.mutation<null, { readonly caseId: string; readonly number: string }>({
      queryFn: ({ caseId, number }, _api, _options, fetch) =>
        download(
          fetch,
          requestTo(endpoints.downloadCaseFile, { params: { id: caseId } }),
          `${number}-file.zip`,
        ),
    }),
  }),
})

export const {
  useListObservationsQuery,
  useReadCaseAnchorQuery,
  usePublishCaseMutation,
  useDownloadCaseFileMutation,
} = recordApi
