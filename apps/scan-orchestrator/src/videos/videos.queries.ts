import { Injectable } from '@nestjs/common'
import type { ErrorCode, ListedVideo, ReadVideoResponse, VideoStep, PageRequest } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { ownedBy, Problem, type Caller } from '@originseal/http'
import type { FoundMoment } from './compare-moments'
import { videoProgress } from './video-progress.rules'

interface VideoRow {
  readonly id: string
  readonly filename: string
  readonly state: 'processing' | 'completed' | 'failed'
  readonly failure: ErrorCode | null
  readonly step: VideoStep
  readonly share: number
  readonly durationMs: number | null
  readonly frames: number | null
  readonly picturesSearched: number | null
  readonly matches: readonly FoundMoment[]
  readonly startedAt: Date
  readonly endedAt: Date | null
}

interface ListedRow extends Omit<VideoRow, 'frames' | 'picturesSearched' | 'matches'> {
  readonly matches: number
  readonly frame: number | null
}

interface SightingRow {
  readonly imageId: string
  readonly imageUrl: string
  readonly pageUrl: string
  readonly seenAt: Date
}

/** Pages that are named for one picture at most. */
const mostPages = 5

@Injectable()
export class VideosQueries {
  constructor(private readonly reads: Reads) {}

  async view(videoId: string, caller: Caller): Promise<ReadVideoResponse> {
    const row = await this.ofOwner(videoId, caller)
    const sightings = await this.sightings(row.matches.map(({ imageId }) => imageId))
    const { id, matches, state, startedAt, endedAt, ...said } = row
    return {
      data: {
        videoId: id,
        filename: said.filename,
        status: state,
        failure: said.failure,
        step: state === 'processing' ? said.step : null,
        progress: videoProgress(state, said.step, said.share),
        durationMs: said.durationMs,
        frames: said.frames,
        picturesSearched: said.picturesSearched,
        matches: matches.flatMap((match) => toMatch(match, sightings.get(match.imageId) ?? [])),
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      },
    }
  }

  /** Scans of this owner after the one called `cursor`, newest first. Another owner's cursor leads nowhere. */
  async pageOfOwner(ownerId: string, { cursor, limit }: PageRequest): Promise<ListedVideo[]> {
    const rows = await this.reads.query<ListedRow>(
      `SELECT video.id, filename, state, failure, step, share, duration_ms AS "durationMs",
         shown.matches, shown.frame, started_at AS "startedAt", ended_at AS "endedAt"
       FROM video_scan video
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS matches, (array_agg((match ->> 'frame')::int ORDER BY place))[1] AS frame
         FROM jsonb_array_elements(video.matches) WITH ORDINALITY AS found (match, place)
         WHERE EXISTS (SELECT FROM image_sighting sighting
           WHERE sighting.image_id = (match ->> 'imageId')::uuid AND sighting.scan_id IS NULL)
       ) shown
       WHERE owner_id = $1 AND ($2::uuid IS NULL OR (started_at, video.id) <
         (SELECT last.started_at, last.id FROM video_scan last WHERE last.id = $2 AND last.owner_id = $1))
       ORDER BY started_at DESC, video.id DESC LIMIT $3`,
      [ownerId, cursor ?? null, limit],
    )
    return rows.map(toListed)
  }

  /** @throws Problem VIDEO_SCAN_NOT_FOUND also for somebody else's */
  async ofOwner(videoId: string, caller: Caller): Promise<VideoRow> {
    const [row] = await this.reads.query<VideoRow & { ownerId: string }>(
      `SELECT id, owner_id AS "ownerId", filename, state, failure, step, share, duration_ms AS "durationMs", frames,
         pictures_searched AS "picturesSearched", matches, started_at AS "startedAt", ended_at AS "endedAt"
       FROM video_scan WHERE id = $1`,
      [videoId],
    )
    return ownedBy(caller, row, 'VIDEO_SCAN_NOT_FOUND')
  }

  /** Where the evidence of a match's picture lies. @throws Problem VIDEO_SCAN_NOT_FOUND */
  async pictureKey(videoId: string, matchId: string, caller: Caller): Promise<string> {
    const match = (await this.ofOwner(videoId, caller)).matches.find(({ id }) => id === matchId)
    const [row] = await this.reads.query<{ key: string }>(
      'SELECT object_key AS key FROM crawled_image WHERE id = $1',
      [match?.imageId ?? null],
    )
    if (!row) throw new Problem('VIDEO_SCAN_NOT_FOUND')
    return row.key
  }

  /** Public ones only: what was seen in the course of somebody's own search is that search's. */
  private async sightings(imageIds: readonly string[]): Promise<Map<string, SightingRow[]>> {
    const rows = await this.reads.query<SightingRow>(
      `SELECT image_id AS "imageId", image_url AS "imageUrl", page_url AS "pageUrl", last_seen_at AS "seenAt"
       FROM image_sighting WHERE image_id = ANY($1::uuid[]) AND scan_id IS NULL
       ORDER BY last_seen_at DESC, page_url`,
      [imageIds],
    )
    const byImage = new Map<string, SightingRow[]>()
    for (const row of rows) byImage.set(row.imageId, [...(byImage.get(row.imageId) ?? []), row])
    return byImage
  }
}

function toListed({ id, state, step, share, startedAt, endedAt, ...row }: ListedRow): ListedVideo {
  return {
    videoId: id,
    filename: row.filename,
    status: state,
    failure: row.failure,
    progress: videoProgress(state, step, share),
    durationMs: row.durationMs,
    matches: row.matches,
    frame: row.frame,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

function toMatch(
  { id, at, from, to, frame, method, methodVersion, similarity }: FoundMoment,
  sightings: readonly SightingRow[],
): ReadVideoResponse['data']['matches'] {
  const [first] = sightings
  if (!first) return []
  const pages = sightings
    .slice(0, mostPages)
    .map(({ pageUrl, seenAt }) => ({ pageUrl, seenAt: seenAt.toISOString() }))
  const { imageUrl } = first
  return [{ id, at, from, to, frame, method, methodVersion, similarity, imageUrl, pages }]
}
