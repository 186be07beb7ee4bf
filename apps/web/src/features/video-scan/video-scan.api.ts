import {
  listVideosResponse,
  readVideoResponse,
  scanVideoResponse,
  type ListVideosResponse,
  type ReadVideoResponse,
  type ScanVideoResponse,
} from '@originseal/contracts'
import { api } from '../../api/api'
import { decode } from '../../api/decode'
import { newIdempotencyKey } from '../../api/idempotency-key'
import { readPicture, releasePicture } from '../../api/picture'
import { upload } from '../../api/upload'

export type ScannedVideo = ReadVideoResponse['data']
type VideoPage = ListVideosResponse['data']

interface ScanVideo {
  readonly file: File
  readonly idempotencyKey: string
  /** Called with the part that has been sent, 0 to 1. */
  readonly onProgress: (part: number) => void
}

/** Either side of a match: the moment of one's own video, or the picture that was found. */
export type VideoPictureOf =
  | { readonly videoId: string; readonly frame: number }
  | { readonly videoId: string; readonly matchId: string }

export const videoScanApi = api.injectEndpoints({
  endpoints: (build) => ({
    scanVideo: build.mutation<ScanVideoResponse['data'], ScanVideo>({
      async queryFn({ file, idempotencyKey, onProgress }, queryApi) {
        const form = new FormData()
        form.append('file', file)
        const headers = { 'Idempotency-Key': idempotencyKey }
        const answer = await upload({ path: '/api/videos', form, headers, onProgress }, queryApi)
        if ('error' in answer) return answer
        const decoded = decode(scanVideoResponse, answer.data, 'API response missing video info')
        return 'error' in decoded ? decoded : { data: decoded.data.data }
      },
      invalidatesTags: ['video'],
    }),
    readVideo: build.query<ScannedVideo, string>({
      query: (videoId) => `/api/videos/${videoId}`,
      rawResponseSchema: readVideoResponse,
      transformResponse: (answer: ReadVideoResponse) => answer.data,
    }),
    /** One's own scans of videos, newest first, a page at a time. */
    listVideos: build.infiniteQuery<VideoPage, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ pageParam }) => ({ url: '/api/videos', params: { cursor: pageParam ?? undefined } }),
      rawResponseSchema: listVideosResponse,
      transformResponse: (answer: ListVideosResponse) => answer.data,
      providesTags: ['video'],
    }),
    removeVideo: build.mutation<unknown, string>({
      query: (videoId) => ({
        url: `/api/videos/${videoId}`,
        method: 'DELETE',
        headers: { 'Idempotency-Key': newIdempotencyKey() },
      }),
      invalidatesTags: (_answer, problem) => (problem ? [] : ['video']),
    }),
    /** An address inside this page. */
    videoPicture: build.query<string, VideoPictureOf>({
      queryFn: ({ videoId, ...which }, _api, _options, fetch) =>
        readPicture(
          fetch,
          'frame' in which
            ? `/api/videos/${videoId}/stills/${which.frame}`
            : `/api/videos/${videoId}/matches/${which.matchId}/picture`,
        ),
      onCacheEntryAdded: (_picture, life) => releasePicture(life),
    }),
  }),
})

export const {
  useScanVideoMutation,
  useReadVideoQuery,
  useListVideosInfiniteQuery,
  useRemoveVideoMutation,
  useVideoPictureQuery,
} = videoScanApi
