import { z } from 'zod'
import { errors, type ErrorCode } from '../errors'
import { id, instant, webUrl } from '../primitives'
import { nextCursor } from '../paging'

/** `POST /videos`: a form with one `file`. */
export const scanVideoResponse = z.object({ data: z.object({ videoId: id }) })
export type ScanVideoResponse = z.infer<typeof scanVideoResponse>

const errorCode = z.string().refine((code): code is ErrorCode => code in errors)

export const videoStatus = z.enum(['processing', 'completed', 'failed'])
export type VideoStatus = z.infer<typeof videoStatus>

/** In the order a video goes through them: its turn, its frames, the index, what is alike looked at closely. */
export const videoSteps = ['waiting', 'reading', 'searching', 'comparing'] as const
export const videoStep = z.enum(videoSteps)
export type VideoStep = z.infer<typeof videoStep>

/** A picture on a page that shows a moment of the video. */
export const videoMatch = z.object({
  id,
  /** Milliseconds after the video's first picture. */
  at: z.number().int().min(0),
  /** The stretch around that moment in which the picture is seen. */
  from: z.number().int().min(0),
  to: z.number().int().min(0),
  /** Of the still of that moment. */
  frame: z.number().int().min(0),
  method: z.string(),
  methodVersion: z.string(),
  /** 0 to 1: how alike both are where they overlap. */
  similarity: z.number().min(0).max(1),
  imageUrl: webUrl,
  pages: z.array(z.object({ pageUrl: webUrl, seenAt: instant })).min(1),
})
export type VideoMatch = z.infer<typeof videoMatch>

/** `GET /videos/{videoId}`. */
export const readVideoResponse = z.object({
  data: z.object({
    videoId: id,
    filename: z.string(),
    status: videoStatus,
    /** What is being done; null once it is over. */
    step: videoStep.nullable(),
    /** Percent of the whole. */
    progress: z.number().min(0).max(100),
    /** Why it failed. */
    failure: errorCode.nullable(),
    durationMs: z.number().int().min(0).nullable(),
    /** Moments that were looked at. */
    frames: z.number().int().min(0).nullable(),
    /** Crawled pictures that they were held against. */
    picturesSearched: z.number().int().min(0).nullable(),
    /** In the order of the video. */
    matches: z.array(videoMatch),
    startedAt: instant,
    endedAt: instant.nullable(),
  }),
})
export type ReadVideoResponse = z.infer<typeof readVideoResponse>

/** A scan of a video as its owner finds it in the list. */
export const listedVideo = z.object({
  videoId: id,
  filename: z.string(),
  status: videoStatus,
  failure: errorCode.nullable(),
  progress: z.number().min(0).max(100),
  durationMs: z.number().int().min(0).nullable(),
  /** Pictures that show the video; 0 until the scan has ended. */
  matches: z.number().int().min(0),
  /** Of the still of the first one. */
  frame: z.number().int().min(0).nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
})
export type ListedVideo = z.infer<typeof listedVideo>

/** `GET /videos`: the caller's own, newest first. */
export const listVideosResponse = z.object({ data: z.object({ videos: z.array(listedVideo), nextCursor }) })
export type ListVideosResponse = z.infer<typeof listVideosResponse>
