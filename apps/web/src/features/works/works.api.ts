import type {
  ListWorksResponse,
  ReadUploadLimitsResponse,
  ReadWorkResponse,
  RegisterWorkResponse,
  SealedFile,
  TrialUser,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/protection/endpoints'
import { api } from '../../api/api'
import { download } from '../../api/download'
import { calling, listing, requestTo } from '../../api/endpoint'
import { readPicture, releasePicture } from '../../api/picture'
import { upload } from '../../api/upload'

/** A picture and what is said about it, ready to be sent. */
export interface NewWork {
  readonly file: File
  readonly title: string
  readonly keywords: readonly string[]
  readonly user: TrialUser
}

type WorkPage = ListWorksResponse['data']

interface RegisterWork {
  readonly work: NewWork
  readonly idempotencyKey: string
  /** Called with the part that has been sent, 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** Two hundred certificates are signed one after the other, where nobody has asked for them before. */
const archivePatienceMs = 15 * 60_000

/** What the form of an upload holds. */
const formOf = ({ file, title, keywords, user }: NewWork) => ({
  fields: { ...user, title, keywords: keywords.join(','), agreePolicy: 'true' },
  file,
})

export const worksApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerWork: build.mutation<RegisterWorkResponse, RegisterWork>({
      queryFn: ({ work, idempotencyKey, onProgress }, queryApi) =>
        upload(
          endpoints.registerWork,
          { form: formOf(work), idempotencyKey, onProgress, missing: 'API response missing file info' },
          queryApi,
        ),
      invalidatesTags: ['work'],
    }),
    /** In bytes. */
    readUploadLimits: build.query<number, void>({
      ...calling(endpoints.readUploadLimits, () => ({})),
      transformResponse: (answer: ReadUploadLimitsResponse) => answer.data.maxBytes,
    }),
    readWork: build.query<SealedFile, string>({
      ...calling(endpoints.readWork, (id: string) => ({ params: { id } })),
      transformResponse: (answer: ReadWorkResponse) => answer.data.file,
    }),
    downloadCertificate: build.mutation<null, string>({
      queryFn: (id, _api, _options, fetch) =>
        download(
          fetch,
          requestTo(endpoints.downloadCertificate, { params: { id } }),
          `certificate_${id}.pdf`,
        ),
    }),
    downloadCertificates: build.mutation<null, readonly string[]>({
      queryFn: (workIds, _api, _options, fetch) =>
        download(
          fetch,
          {
            ...requestTo(endpoints.downloadCertificates, { body: { workIds } }),
            timeout: archivePatienceMs,
          },
          'certificates.zip',
        ),
    }),
    /** One's own works, newest first, a page at a time. */
    listWorks: build.infiniteQuery<WorkPage, void, string | null>({
      ...listing(endpoints.listWorks),
      providesTags: ['work'],
    }),
    /** An address inside this page for a small copy of the sealed picture. */
    workPicture: build.query<string, string>({
      queryFn: (id, _api, _options, fetch) =>
        readPicture(fetch, requestTo(endpoints.readRendition, { params: { id } })),
      onCacheEntryAdded: (_id, life) => releasePicture(life),
    }),
  }),
})

export const {
  useRegisterWorkMutation,
  useReadUploadLimitsQuery,
  useReadWorkQuery,
  useDownloadCertificateMutation,
  useDownloadCertificatesMutation,
  useListWorksInfiniteQuery,
  useWorkPictureQuery,
} = worksApi
