import { z } from 'zod'
import { errors, type ErrorCode } from '../errors/index'
import { id, instant, webUrl } from '../primitives'

/** `POST /videos`: a form with one `file`. */
export const scanVideoResponse = z.object({ data: z.object({ videoId: id }) })
export type ScanVideoResponse = z.infer<typeof scanVideoResponse>

const errorCode = z.string().refine((code): code is ErrorCode => code in errors)

/** A picture on a page that shows a moment of the video. */
export const videoMatch = z.object({
  id,
  /** Milliseconds after the video's first picture. */
  at: z.number().int().min(0),
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
    status: z.enum(['processing', 'completed', 'failed']),
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
