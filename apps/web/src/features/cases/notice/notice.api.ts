import type {
  CaseView,
  ClaimantView,
  NoticeDraftView,
  NoticeStatements,
  ReadClaimantResponse,
  SaveClaimantRequest,
  SignNoticeRequest,
  StepUpRequest,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../../api/api'
import { decode } from '../../../api/decode'
import { calling, requestTo } from '../../../api/endpoint'
import type { Problem } from '../../../api/problem'
import { proveAgain } from '../../../session/step-up/step-up.api'

export type NoticeDraft = NoticeDraftView['data']
/** Who speaks in one's notices, as it is typed. */
export type ClaimantRecord = Omit<SaveClaimantRequest, 'proof'>

interface SaveClaimant {
  readonly record: ClaimantRecord
  readonly secret: StepUpRequest
}
interface SignNotice extends Omit<SignNoticeRequest, 'proof'> {
  readonly caseId: string
  readonly secret: StepUpRequest
  readonly idempotencyKey: string
}

const isDone = (_answer: unknown, problem: Problem | undefined): 'case'[] => (problem ? [] : ['case'])
/** Also where it was refused: what is shown is not what there is, and is to be looked at again. */
const hasMoved = (_answer: unknown, problem: Problem | undefined): 'case'[] =>
  !problem || problem.code === 'CASE_STATE_CHANGED' || problem.code === 'NOTICE_CHANGED' ? ['case'] : []

const noticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null as long as nobody was named. */
    readClaimant: build.query<ClaimantView | null, void>({
      ...calling(endpoints.readClaimant, () => ({})),
      transformResponse: (answer: ReadClaimantResponse) => answer.data.claimant,
      providesTags: ['case'],
    }),
    /** Whether one may open cases, and why not. */
    readStanding: build.query<Omit<ReadClaimantResponse['data'], 'claimant'>, void>({
      ...calling(endpoints.readClaimant, () => ({})),
      transformResponse: ({ data: { standing, decision } }: ReadClaimantResponse) => ({
        standing,
        ...(decision && { decision }),
      }),
      providesTags: ['case'],
    }),
    saveClaimant: build.mutation<ClaimantView | null, SaveClaimant>({
      queryFn: async ({ record, secret }, _api, _options, fetch) => {
        const proven = await proveAgain(fetch, secret)
        if ('error' in proven) return proven
        const answer = await fetch(
          requestTo(endpoints.saveClaimant, { body: { ...record, proof: proven.data } }),
        )
        if (answer.error) return { error: answer.error }
        const decoded = decode(
          endpoints.saveClaimant.response.json,
          answer.data,
          'API response missing claimant',
        )
        return 'error' in decoded ? decoded : { data: decoded.data.data.claimant }
      },
      invalidatesTags: isDone,
    }),
    readNoticeDraft: build.query<NoticeDraft, string>({
      ...calling(endpoints.readNoticeDraft, (id: string) => ({ params: { id } })),
      transformResponse: (answer: NoticeDraftView) => answer.data,
      providesTags: ['case'],
    }),
    writeNoticeDraft: build.mutation<
      unknown,
      { readonly caseId: string; readonly statements: NoticeStatements }
    >({
      ...calling(
        endpoints.writeNoticeDraft,
        ({ caseId, statements }: { caseId: string; statements: NoticeStatements }) => ({
          params: { id: caseId },
          body: statements,
        }),
      ),
      invalidatesTags: hasMoved,
    }),
    /** Has a case checked again that was signed before. */
    giveInput: build.mutation<CaseView, { readonly caseId: string; readonly idempotencyKey: string }>({
      ...calling(
        endpoints.giveCaseInput,
        ({ caseId, idempotencyKey }: { caseId: string; idempotencyKey: string }) => ({
          params: { id: caseId },
          idempotencyKey,
        }),
      ),
      invalidatesTags: hasMoved,
    }),
    signNotice: build.mutation<CaseView, SignNotice>({
      queryFn: async ({ caseId, secret, idempotencyKey, ...signature }, _api, _options, fetch) => {
        const proven = await proveAgain(fetch, secret)
        if ('error' in proven) return proven
        const call = { params: { id: caseId }, body: { ...signature, proof: proven.data }, idempotencyKey }
        const answer = await fetch(requestTo(endpoints.signCaseNotice, call))
        if (answer.error) return { error: answer.error }
        return decode(endpoints.signCaseNotice.response.json, answer.data, 'API response missing case')
      },
      invalidatesTags: hasMoved,
    }),
  }),
})

export const {
  useReadClaimantQuery,
  useReadStandingQuery,
  useSaveClaimantMutation,
  useReadNoticeDraftQuery,
  useWriteNoticeDraftMutation,
  useGiveInputMutation,
  useSignNoticeMutation,
} = noticeApi
