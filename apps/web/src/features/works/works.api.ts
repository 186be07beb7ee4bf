import {
  listWorksResponse,
  readWorkResponse,
  registerWorkResponse,
  type ListWorksResponse,
  type ReadWorkResponse,
  type RegisterWorkResponse,
  type SealedFile,
  type TrialUser,
} from '@originseal/contracts'
import { api } from '../../api/api'
import { decode } from '../../api/decode'
import { download } from '../../api/download'
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

/** The fields in the order in which the gateway wants them: words first, the file last. */
function formOf({ file, title, keywords, user }: NewWork): FormData {
  const form = new FormData()
  const fields = { ...user, title, keywords: keywords.join(','), agreePolicy: 'true' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

const worksApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerWork: build.mutation<RegisterWorkResponse, RegisterWork>({
      async queryFn({ work, idempotencyKey, onProgress }, queryApi) {
        const headers = { 'Idempotency-Key': idempotencyKey }
        const form = formOf(work)
        const answer = await upload({ path: '/protect/trial', form, headers, onProgress }, queryApi)
        if ('error' in answer) return answer
        return decode(registerWorkResponse, answer.data, 'API response missing file info')
      },
      invalidatesTags: ['work'],
    }),
    readWork: build.query<SealedFile, string>({
      query: (fileId) => `/protect/trial/files/${fileId}`,
      rawResponseSchema: readWorkResponse,
      transformResponse: (answer: ReadWorkResponse) => answer.data.file,
    }),
    downloadCertificate: build.mutation<null, string>({
      queryFn: (fileId, _api, _options, fetch) =>
        download(fetch, `/protect/trial/certificates/${fileId}`, `certificate_${fileId}.pdf`),
    }),
    /** One's own works, newest first, a page at a time. */
    listWorks: build.infiniteQuery<WorkPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam }) => ({ url: '/api/works', params: { cursor: pageParam ?? undefined } }),
      rawResponseSchema: listWorksResponse,
      transformResponse: (answer: ListWorksResponse) => answer.data,
      providesTags: ['work'],
    }),
    /** An address inside this page for a small copy of the sealed picture. */
    workPicture: build.query<string, string>({
      queryFn: (fileId, _api, _options, fetch) =>
        readPicture(fetch, `/protect/trial/files/${fileId}/rendition`),
      onCacheEntryAdded: (_fileId, life) => releasePicture(life),
    }),
  }),
})

export const {
  useRegisterWorkMutation,
  useReadWorkQuery,
  useDownloadCertificateMutation,
  useListWorksInfiniteQuery,
  useWorkPictureQuery,
} = worksApi
