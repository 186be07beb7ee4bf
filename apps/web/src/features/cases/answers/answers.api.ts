import type {
  CaseView,
  RecordAnswerRequest,
  RecordCourtStepRequest,
  RecordFilingRequest,
  SightingAnswer,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../../api/api'
import { download } from '../../../api/download'
import { calling, requestTo } from '../../../api/endpoint'
import type { Problem } from '../../../api/problem'

interface OnCase {
  readonly caseId: string
  /** The same for each try, so that it is done once. */
  readonly idempotencyKey: string
}
type Filing = OnCase & { readonly body: RecordFilingRequest }
type Sighting = OnCase & { readonly answer: SightingAnswer }
type CourtStep = OnCase & { readonly body: RecordCourtStepRequest }
type Answer = OnCase & { readonly body: RecordAnswerRequest }

/** Also where it was refused: the case has moved on, and is to be looked at again. */
const hasMoved = (_answer: unknown, problem: Problem | undefined): 'case'[] =>
  problem && problem.code !== 'CASE_STATE_CHANGED' && problem.code !== 'SIGHTING_NOT_ASKED' ? [] : ['case']

const answersApi = api.injectEndpoints({
  endpoints: (build) => ({
    downloadPacket: build.mutation<null, { readonly caseId: string; readonly number: string }>({
      queryFn: ({ caseId, number }, _api, _options, fetch) =>
        download(fetch, requestTo(endpoints.downloadPacket, { params: { id: caseId } }), `${number}.zip`),
    }),
    recordFiling: build.mutation<CaseView, Filing>({
      ...calling(endpoints.recordFiling, ({ caseId, ...call }: Filing) => ({
        params: { id: caseId },
        ...call,
      })),
      invalidatesTags: hasMoved,
    }),
    recordRetraction: build.mutation<CaseView, Filing & { readonly retractionId: string }>({
      ...calling(endpoints.recordRetraction, ({ caseId, retractionId, ...call }) => ({
        params: { id: caseId, noticeId: retractionId },
        ...call,
      })),
      invalidatesTags: hasMoved,
    }),
    recordAnswer: build.mutation<CaseView, Answer>({
      ...calling(endpoints.recordAnswer, ({ caseId, ...call }: Answer) => ({
        params: { id: caseId },
        ...call,
      })),
      invalidatesTags: hasMoved,
    }),
    answerSighting: build.mutation<CaseView, Sighting>({
      ...calling(endpoints.answerSighting, ({ caseId, answer, idempotencyKey }: Sighting) => ({
        params: { id: caseId },
        body: { answer },
        idempotencyKey,
      })),
      invalidatesTags: hasMoved,
    }),
    recordCourtStep: build.mutation<CaseView, CourtStep>({
      ...calling(endpoints.recordCourtStep, ({ caseId, ...call }: CourtStep) => ({
        params: { id: caseId },
        ...call,
      })),
      invalidatesTags: hasMoved,
    }),
  }),
})

export const {
  useDownloadPacketMutation,
  useRecordFilingMutation,
  useRecordRetractionMutation,
  useRecordAnswerMutation,
  useRecordCourtStepMutation,
  useAnswerSightingMutation,
} = answersApi
