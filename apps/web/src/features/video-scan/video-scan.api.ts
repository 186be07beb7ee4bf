import type { ListVideosResponse, ReadVideoResponse, ScanVideoResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/scan-orchestrator/endpoints'
import { api } from '../../api/api'
import { calling, listing, requestTo } from '../../api/endpoint'
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
        const answer = await upload(
          endpoints.scanVideo,
          {
            form: { fields: {}, file },
            idempotencyKey,
            onProgress,
            missing: 'API response missing video info',
          },
          queryApi,
        )
        return 'error' in answer ? answer : { data: answer.data.data }
      },
      invalidatesTags: ['video'],
    }),
    readVideo: build.query<ScannedVideo, string>({
      ...calling(endpoints.readVideo, (id: string) => ({ params: { id } })),
      transformResponse: (answer: ReadVideoResponse) => answer.data,
    }),
    /** One's own scans of videos, newest first, a page at a time. */
    listVideos: build.infiniteQuery<VideoPage, void, string | null>({
      ...listing(endpoints.listVideos),
      providesTags: ['video'],
    }),
    removeVideo: build.mutation<unknown, string>({
      ...calling(endpoints.removeVideo, (id: string) => ({ params: { id } })),
      invalidatesTags: (_answer, problem) => (problem ? [] : ['video']),
    }),
    /** An address inside this page. */
    videoPicture: build.query<string, VideoPictureOf>({
      queryFn: ({ videoId, ...which }, _api, _options, fetch) =>
        readPicture(
          fetch,
          'frame' in which
            ? requestTo(endpoints.readVideoStill, { params: { id: videoId, frame: which.frame } })
            : requestTo(endpoints.readMatchPicture, { params: { id: videoId, matchId: which.matchId } }),
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
