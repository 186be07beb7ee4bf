import type {
  ActOnNegotiationResponse,
  ClaimantAct,
  EvidenceNoticeResponse,
  ListNegotiationsResponse,
  NegotiationView,
  ReadNegotiationResponse,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../api/api'
import { download } from '../../api/download'
import { calling, listing, requestTo } from '../../api/endpoint'
import type { Problem } from '../../api/problem'

export type EvidenceNotice = EvidenceNoticeResponse['data']

interface OfCase {
  readonly caseId: string
  /** The same for each try, so that it is done once. */
  readonly idempotencyKey: string
}

const moved: ReadonlySet<string> = new Set([
  'NEGOTIATION_STATE_CHANGED',
  'OFFER_CHANGED',
  'NEGOTIATION_FROZEN',
])

/** Also where it was refused by what has happened meanwhile: it is to be looked at again. */
const changing = {
  invalidatesTags: (_answer: unknown, problem: Problem | undefined) =>
    problem && !(problem.code && moved.has(problem.code))
      ? []
      : (['negotiation', 'case', 'finding'] as const),
}

const negotiationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNegotiations: build.infiniteQuery<ListNegotiationsResponse['data'], void, string | null>({
      ...listing(endpoints.listNegotiations),
      providesTags: ['negotiation'],
    }),
    readNegotiation: build.query<NegotiationView | null, string>({
      ...calling(endpoints.readNegotiation, (id: string) => ({ params: { id } })),
      transformResponse: ({ data }: ReadNegotiationResponse) => data,
      providesTags: ['negotiation'],
    }),
    readEvidenceNotice: build.query<EvidenceNotice, string>({
      ...calling(endpoints.readEvidenceNotice, (id: string) => ({ params: { id } })),
      transformResponse: ({ data }: EvidenceNoticeResponse) => data,
      providesTags: ['negotiation'],
    }),
    prepareNegotiation: build.mutation<NegotiationView, OfCase & { readonly claimantName: string }>({
      ...calling(
        endpoints.prepareNegotiation,
        ({ caseId, claimantName, idempotencyKey }: OfCase & { readonly claimantName: string }) => ({
          params: { id: caseId },
          body: { claimantName },
          idempotencyKey,
        }),
      ),
      transformResponse: ({ data }: ActOnNegotiationResponse) => data,
      ...changing,
    }),
    replaceLink: build.mutation<unknown, OfCase>({
      ...calling(endpoints.replaceRespondentLink, ({ caseId, idempotencyKey }: OfCase) => ({
        params: { id: caseId },
        idempotencyKey,
      })),
      ...changing,
    }),
    actOnNegotiation: build.mutation<NegotiationView, OfCase & { readonly act: ClaimantAct }>({
      ...calling(
        endpoints.actOnNegotiation,
        ({ caseId, act, idempotencyKey }: OfCase & { readonly act: ClaimantAct }) => ({
          params: { id: caseId },
          body: act,
          idempotencyKey,
        }),
      ),
      transformResponse: ({ data }: ActOnNegotiationResponse) => data,
      ...changing,
    }),
    downloadSettlement: build.mutation<null, { readonly caseId: string; readonly filename: string }>({
      queryFn: ({ caseId, filename }, _api, _options, fetch) =>
        download(fetch, requestTo(endpoints.downloadSettlement, { params: { id: caseId } }), filename),
    }),
    downloadSentFile: build.mutation<null, { readonly caseId: string; readonly sequence: number }>({
      queryFn: ({ caseId, sequence }, _api, _options, fetch) =>
        download(
          fetch,
          requestTo(endpoints.downloadNegotiationFile, {
            params: { id: caseId, sequence: String(sequence) },
          }),
          `evidence-${sequence}.jpg`,
        ),
    }),
    downloadLicence: build.mutation<null, { readonly caseId: string; readonly filename: string }>({
      queryFn: ({ caseId, filename }, _api, _options, fetch) =>
        download(fetch, requestTo(endpoints.downloadLicence, { params: { id: caseId } }), filename),
    }),
  }),
})

export const {
  useListNegotiationsInfiniteQuery,
  useReadNegotiationQuery,
  useReadEvidenceNoticeQuery,
  usePrepareNegotiationMutation,
  useReplaceLinkMutation,
  useActOnNegotiationMutation,
  useDownloadSettlementMutation,
  useDownloadSentFileMutation,
  useDownloadLicenceMutation,
} = negotiationsApi
