import { Injectable } from '@nestjs/common'
import type { ErrorCode, ListedVideo, ReadVideoResponse, VideoStep, PageRequest } from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { ownedBy, Problem, type Caller } from '@originseal/http'
import type { FoundMoment } from './compare-moments'
import { onOwnAccount, type ShownPicture } from '../crawled-images/own-account.rules'
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

type ListedRow = Omit<VideoRow, 'frames' | 'picturesSearched'>

interface SightingRow extends ShownPicture {
  readonly imageId: string
  readonly seenAt: Date
}
type Sightings = ReadonlyMap<string, readonly SightingRow[]>

/** Pages that are named for one picture at most. */
const mostPages = 5

@Injectable()
export class VideosQueries {
  constructor(private readonly reads: Reads) {}

  async view(videoId: string, caller: Caller): Promise<ReadVideoResponse> {
    const row = await this.ofOwner(videoId, caller)
    const sightings = ownSightings(await this.sightings([row]), row)
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
        matches: toMatches(matches, sightings),
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      },
    }
  }

  /** Scans of this owner after the one called `cursor`, newest first. Another owner's cursor leads nowhere. */
  async pageOfOwner(ownerId: string, { cursor, limit }: PageRequest): Promise<ListedVideo[]> {
    const rows = await this.reads.query<ListedRow>(
      `SELECT video.id, filename, state, failure, step, share, duration_ms AS "durationMs", matches,
         started_at AS "startedAt", ended_at AS "endedAt"
       FROM video_scan video
       WHERE owner_id = $1 AND ($2::uuid IS NULL OR (started_at, video.id) <
         (SELECT last.started_at, last.id FROM video_scan last WHERE last.id = $2 AND last.owner_id = $1))
       ORDER BY started_at DESC, video.id DESC LIMIT $3`,
      [ownerId, cursor ?? null, limit],
    )
    const sightings = await this.sightings(rows)
    return rows.map((row) => toListed(row, toMatches(row.matches, ownSightings(sightings, row))))
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
  private async sightings(videos: readonly Pick<VideoRow, 'matches'>[]): Promise<Sightings> {
    const rows = await this.reads.query<SightingRow>(
      `SELECT sighting.image_id AS "imageId", image_url AS "imageUrl", page_url AS "pageUrl", origin,
         listing IS NOT NULL AS "isListing", image.width * image.height AS pixels, last_seen_at AS "seenAt"
       FROM image_sighting sighting JOIN crawled_image image ON image.id = sighting.image_id
       WHERE sighting.image_id = ANY($1::uuid[]) AND sighting.scan_id IS NULL
       ORDER BY last_seen_at DESC, page_url`,
      [videos.flatMap(({ matches }) => matches.map(({ imageId }) => imageId))],
    )
    return byImage(rows)
  }
}

/** Of a video's pictures the pages that show them on their own account, not small beside something else. */
function ownSightings(sightings: Sightings, { matches }: Pick<VideoRow, 'matches'>): Sightings {
  const ofVideo = matches.flatMap(({ imageId }) => sightings.get(imageId) ?? [])
  return byImage(onOwnAccount(ofVideo))
}

function byImage(rows: readonly SightingRow[]): Sightings {
  const found = new Map<string, SightingRow[]>()
  for (const row of rows) found.set(row.imageId, [...(found.get(row.imageId) ?? []), row])
  return found
}

type Matches = ReadVideoResponse['data']['matches']

function toMatches(matches: readonly FoundMoment[], sightings: Sightings): Matches {
  return matches.flatMap((match) => toMatch(match, sightings.get(match.imageId) ?? []))
}

function toListed(
  { id, state, step, share, startedAt, endedAt, ...row }: ListedRow,
  matches: Matches,
): ListedVideo {
  return {
    videoId: id,
    filename: row.filename,
    status: state,
    failure: row.failure,
    progress: videoProgress(state, step, share),
    durationMs: row.durationMs,
    matches: matches.length,
    frame: matches[0]?.frame ?? null,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

function toMatch(
  { id, at, from, to, frame, method, methodVersion, similarity }: FoundMoment,
  sightings: readonly SightingRow[],
): Matches {
  const [first] = sightings
  if (!first) return []
  const pages = sightings
    .slice(0, mostPages)
    .map(({ pageUrl, seenAt }) => ({ pageUrl, seenAt: seenAt.toISOString() }))
  const { imageUrl } = first
  return [{ id, at, from, to, frame, method, methodVersion, similarity, imageUrl, pages }]
}
