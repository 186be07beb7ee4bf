import { Injectable } from '@nestjs/common'
import type { ListedVideo, PageRequest, ReadVideoResponse } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { ownedBy, Problem, type Caller } from '@originseal/http'
import type { FoundMoment } from './found-moment'
import { sql, type InferResult } from 'kysely'
import { ImagesQueries } from '../corpus/images/images.queries'
import { onOwnAccount } from '../corpus/images/own-account.rules'
import { SightingsQueries, type PublicSighting } from '../corpus/images/sightings.queries'
import type { DB } from '../tables'
import { videoProgress } from './video-progress.rules'

const db = statements<DB>()
const listed = db
  .selectFrom('video_scan')
  .select(['id', 'filename', 'state', 'failure', 'step', 'share', 'duration_ms as durationMs', 'matches'])
  .select(['started_at as startedAt', 'ended_at as endedAt'])
const whole = listed.select(['owner_id as ownerId', 'frames', 'pictures_searched as picturesSearched'])

type VideoRow = InferResult<typeof whole>[number]
type ListedRow = InferResult<typeof listed>[number]

type Sightings = ReadonlyMap<string, readonly PublicSighting[]>

/** Pages that are named for one picture at most. */
const mostPages = 5

@Injectable()
export class VideosQueries {
  constructor(
    private readonly reads: Reads,
    private readonly images: ImagesQueries,
    private readonly sightingsQueries: SightingsQueries,
  ) {}

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
    const last = db
      .selectFrom('video_scan')
      .select(['started_at', 'id'])
      .where('id', '=', cursor ?? null)
      .where('owner_id', '=', ownerId)
    const rows = await this.reads.rows(
      listed
        .where('owner_id', '=', ownerId)
        .$if(cursor !== undefined, (videos) => videos.where(sql<boolean>`(started_at, id) < ${last}`))
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    )
    const sightings = await this.sightings(rows)
    return rows.map((row) => toListed(row, toMatches(row.matches, ownSightings(sightings, row))))
  }

  /** @throws Problem VIDEO_SCAN_NOT_FOUND also for somebody else's */
  async ofOwner(videoId: string, caller: Caller): Promise<VideoRow> {
    const [row] = await this.reads.rows(whole.where('id', '=', videoId))
    return ownedBy(caller, row, 'VIDEO_SCAN_NOT_FOUND')
  }

  /** Where the evidence of a match's picture lies. @throws Problem VIDEO_SCAN_NOT_FOUND */
  async pictureKey(videoId: string, matchId: string, caller: Caller): Promise<string> {
    const match = (await this.ofOwner(videoId, caller)).matches.find(({ id }) => id === matchId)
    const key = match && (await this.images.objectKey(match.imageId))
    if (key === undefined) throw new Problem('VIDEO_SCAN_NOT_FOUND')
    return key
  }

  /** Of those that are here, whether their scan is over. */
  async areOver(videoIds: readonly string[]): Promise<ReadonlyMap<string, boolean>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('video_scan')
        .select(['id', 'state'])
        .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(videoIds)))),
    )
    return new Map(rows.map(({ id, state }) => [id, state !== 'processing']))
  }

  /** Public ones only: what was seen in the course of somebody's own search is that search's. */
  private async sightings(videos: readonly Pick<VideoRow, 'matches'>[]): Promise<Sightings> {
    const imageIds = videos.flatMap(({ matches }) => matches.map(({ imageId }) => imageId))
    return byImage(await this.sightingsQueries.publicOfImages(imageIds))
  }
}

/** Of a video's pictures the pages that show them on their own account, not small beside something else. */
function ownSightings(sightings: Sightings, { matches }: Pick<VideoRow, 'matches'>): Sightings {
  const ofVideo = matches.flatMap(({ imageId }) => sightings.get(imageId) ?? [])
  return byImage(onOwnAccount(ofVideo))
}

function byImage(rows: readonly PublicSighting[]): Sightings {
  const found = new Map<string, PublicSighting[]>()
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
  sightings: readonly PublicSighting[],
): Matches {
  const [first] = sightings
  if (!first) return []
  const pages = sightings
    .slice(0, mostPages)
    .map(({ pageUrl, seenAt }) => ({ pageUrl, seenAt: seenAt.toISOString() }))
  const { imageUrl } = first
  return [{ id, at, from, to, frame, method, methodVersion, similarity, imageUrl, pages }]
}
