import { Inject, Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { FRAME_LIMIT, ImageWorkers, QUALITY_FLOOR, VideoWorkers } from '@originseal/fingerprint'
import { IMAGE_INDEX, type ImageIndex } from '../image-index/image-index'
import { mostHashes } from '../image-index/index-messages'
import { alikeMoments, portions, questionsOf, type Alike } from './moments.rules'
import { VideoFiles } from './video-files'

/** A picture that shows a moment of the film, as the row keeps it. */
export interface FoundMoment {
  readonly id: string
  readonly imageId: string
  readonly at: number
  readonly frame: number
  readonly method: string
  readonly methodVersion: string
  readonly similarity: number
}

export interface LookedAt {
  readonly durationMs: number
  readonly frames: number
  readonly picturesSearched: number
  readonly matches: readonly FoundMoment[]
}

interface IndexedPicture {
  readonly id: string
  readonly index_key: number
  readonly object_key: string
}

/** Pictures examined closely at most. */
const mostPictures = 60

/**
 * Holds every moment of a film against every crawled picture: by hash, exactly; then what is alike by the pixels, with
 * the comparison that works are scanned with, which calls nothing a copy that only resembles.
 */
@Injectable()
export class FindMoments {
  constructor(
    private readonly reads: Reads,
    private readonly videos: VideoWorkers,
    private readonly images: ImageWorkers,
    private readonly files: VideoFiles,
    @Inject(IMAGE_INDEX) private readonly index: ImageIndex,
  ) {}

  /** @throws VideoRefused when the film is at fault; IndexUnanswered */
  async execute(videoId: string): Promise<LookedAt> {
    const film = await this.files.readFilm(videoId)
    const { fingerprint } = await this.videos.inspect(film)
    const [count] = await this.reads.query<{ pictures: number }>(
      'SELECT count(*)::int AS pictures FROM crawled_image',
    )
    const questions = questionsOf(fingerprint, QUALITY_FLOOR)
    const hits: (readonly { key: number; distance: number }[])[] = []
    for (const portion of portions(questions, mostHashes))
      hits.push(...(await this.index.lookUp('pictures', portion, FRAME_LIMIT)))
    const alike = alikeMoments(hits).slice(0, mostPictures)
    const at = fingerprint.frames.map((frame) => frame.at)
    return {
      durationMs: fingerprint.durationMs,
      frames: at.length,
      picturesSearched: count?.pictures ?? 0,
      matches: alike.length === 0 ? [] : await this.examine(videoId, film, alike, at),
    }
  }

  private async examine(
    videoId: string,
    film: Buffer,
    alike: readonly Alike[],
    at: readonly number[],
  ): Promise<FoundMoment[]> {
    const pictures = await this.pictures(alike)
    const frames = [...new Set(alike.map(({ frame }) => frame))]
    const stills = new Map<number, Buffer>()
    for (const [i, still] of (await this.videos.stills(film, frames)).entries()) stills.set(frames[i]!, still)
    const found: FoundMoment[] = []
    for (const { key, frame } of alike) {
      const picture = pictures.get(key)
      const still = stills.get(frame)
      if (!picture || !still) continue
      const comparison = await this.images.compare(
        { source: still },
        { source: await this.files.readPicture(picture.object_key) },
      )
      if (comparison.verdict !== 'copy') continue
      await this.files.keepStill(videoId, frame, still)
      const { method, methodVersion, similarity } = comparison
      const id = crypto.randomUUID()
      found.push({
        id,
        imageId: picture.id,
        at: at[frame]!,
        frame,
        method,
        methodVersion: String(methodVersion),
        similarity,
      })
    }
    return found.sort((a, b) => a.at - b.at)
  }

  private async pictures(alike: readonly Alike[]): Promise<Map<number, IndexedPicture>> {
    const rows = await this.reads.query<IndexedPicture>(
      'SELECT id, index_key::int8::float8 AS index_key, object_key FROM crawled_image WHERE index_key = ANY($1::bigint[])',
      [alike.map(({ key }) => key)],
    )
    return new Map(rows.map((row) => [row.index_key, row]))
  }
}
