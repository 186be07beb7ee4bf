import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import { mostInt32 } from '../primitives'
import { listVideosResponse, readVideoResponse, scanVideoResponse } from './videos'

const service = 'scan-orchestrator'
const picture = { status: 200, file: 'image/jpeg', disposition: 'inline' } as const
const pictureCache = 'private, max-age=3600'

export const scanVideo = defineEndpoint({
  name: 'scanVideo',
  service,
  tag: 'videos',
  summary: 'Searches for the moments of a short video among all pictures ever crawled.',
  method: 'POST',
  path: '/api/videos',
  access: 'video:scan',
  perMinute: 12,
  idempotency: 'key',
  form: { fields: z.object({}), file: 'file', description: 'MP4 (H.264) or WebM, at most 30 s' },
  response: { status: 202, json: scanVideoResponse },
  errors: [
    'QUOTA_EXHAUSTED',
    'VIDEO_REQUIRED',
    'ONE_FILE_ONLY',
    'VIDEO_EMPTY',
    'VIDEO_FILE_TOO_LARGE',
    'NOT_A_VIDEO',
    'VIDEO_FORMAT_NOT_SUPPORTED',
    'VIDEO_WITHOUT_PICTURES',
    'UPLOAD_INTERRUPTED',
    'STORAGE_FULL',
  ],
})

export const listVideos = defineEndpoint({
  name: 'listVideos',
  service,
  tag: 'videos',
  summary: 'One’s own scans of videos, newest first.',
  method: 'GET',
  path: '/api/videos',
  access: 'video:scan',
  perMinute: 120,
  query: pageRequest,
  response: { status: 200, json: listVideosResponse },
  cacheControl: 'private, no-store',
  errors: [],
})

export const removeVideo = defineEndpoint({
  name: 'removeVideo',
  service,
  tag: 'videos',
  summary: 'Removes a scan of a video with its file.',
  method: 'DELETE',
  path: '/api/videos/:id',
  access: 'video:scan',
  perMinute: 60,
  idempotency: 'key',
  response: { status: 204, empty: true },
  errors: ['VIDEO_SCAN_NOT_FOUND'],
})

export const readVideo = defineEndpoint({
  name: 'readVideo',
  service,
  tag: 'videos',
  summary: 'A scan of a video with what it has found.',
  method: 'GET',
  path: '/api/videos/:id',
  access: 'video:scan',
  perMinute: 300,
  response: { status: 200, json: readVideoResponse },
  cacheControl: 'private, no-store',
  errors: ['VIDEO_SCAN_NOT_FOUND'],
})

/** A page of results shows two pictures for each of up to sixty matches. */
const videoPicture = {
  service,
  tag: 'videos',
  method: 'GET',
  access: 'video:scan',
  perMinute: 600,
  response: picture,
  cacheControl: pictureCache,
  errors: ['VIDEO_SCAN_NOT_FOUND'],
} as const

export const readVideoStill = defineEndpoint({
  ...videoPicture,
  name: 'readVideoStill',
  summary: 'The still of a moment of the video.',
  path: '/api/videos/:id/stills/:frame',
  params: { frame: z.coerce.number().int().min(0).max(mostInt32) },
})

export const readMatchPicture = defineEndpoint({
  ...videoPicture,
  name: 'readMatchPicture',
  summary: 'The picture that shows a moment of the video.',
  path: '/api/videos/:id/matches/:matchId/picture',
})
