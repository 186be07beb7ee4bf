import {
  readVideoResponse,
  scanVideoResponse,
  type ReadVideoResponse,
  type ScanVideoResponse,
} from '@originseal/contracts'
import { api } from '../../api/api'
import { decode } from '../../api/decode'
import { readPicture, releasePicture } from '../../api/picture'
import { upload } from '../../api/upload'

export type ScannedVideo = ReadVideoResponse['data']

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

const videoScanApi = api.injectEndpoints({
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
    }),
    readVideo: build.query<ScannedVideo, string>({
      query: (videoId) => `/api/videos/${videoId}`,
      rawResponseSchema: readVideoResponse,
      transformResponse: (answer: ReadVideoResponse) => answer.data,
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

export const { useScanVideoMutation, useReadVideoQuery, useVideoPictureQuery } = videoScanApi
