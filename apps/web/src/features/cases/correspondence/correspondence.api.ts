import type { CorrespondenceView } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { api } from '../../../api/api'
import { download } from '../../../api/download'
import { calling, requestTo } from '../../../api/endpoint'
import type { CaseReader } from '../use-case-texts'

export type Correspondence = CorrespondenceView['data']
export type SentNotice = Correspondence['notices'][number]
export type NoticeRetraction = NonNullable<SentNotice['retraction']>
export type ReceivedMail = Correspondence['mails'][number]

interface NoticeFile {
  readonly caseId: string
  readonly noticeId: string
  readonly filename: string
  readonly reader: CaseReader
}

const notices = {
  owner: endpoints.downloadNotice,
  administrator: endpoints.downloadAdministeredNotice,
} as const

const correspondenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCorrespondence: build.query<Correspondence, string>({
      ...calling(endpoints.readCorrespondence, (id: string) => ({ params: { id } })),
      transformResponse: (answer: CorrespondenceView) => answer.data,
      providesTags: ['case'],
    }),
    downloadRetraction: build.mutation<
      null,
      Omit<NoticeFile, 'noticeId' | 'reader'> & { readonly retractionId: string }
    >({
      queryFn: ({ caseId, retractionId, filename }, _api, _options, fetch) =>
        download(
          fetch,
          requestTo(endpoints.downloadRetraction, { params: { id: caseId, noticeId: retractionId } }),
          filename,
        ),
    }),
    downloadNotice: build.mutation<null, NoticeFile>({
      queryFn: ({ caseId, noticeId, filename, reader }, _api, _options, fetch) =>
        download(fetch, requestTo(notices[reader], { params: { id: caseId, noticeId } }), filename),
    }),
  }),
})

export const { useReadCorrespondenceQuery, useDownloadNoticeMutation, useDownloadRetractionMutation } =
  correspondenceApi
