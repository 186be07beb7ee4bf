import { Inject, Injectable } from '@nestjs/common'
import { FRAME_LIMIT, QUALITY_FLOOR, VideoWorkers, type FilmFingerprint } from '@originseal/fingerprint'
import { IMAGE_INDEX, type ImageIndex } from '../corpus/image-index/image-index'
import { mostHashes } from '../corpus/image-index/index-messages'
import { ImagesQueries } from '../corpus/images/images.queries'
import { CompareMoments } from './compare-moments'
import type { FoundMoment } from './found-moment'
import { alikeMoments, portions, questionsOf, type Alike } from './moments.rules'
import { VideoFiles } from './video-files'
import type { SayProgress } from './video-progress.rules'

export interface LookedAt {
  readonly durationMs: number
  readonly frames: number
  readonly picturesSearched: number
  readonly matches: readonly FoundMoment[]
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
    private readonly videos: VideoWorkers,
    private readonly files: VideoFiles,
    private readonly compareMoments: CompareMoments,
    private readonly images: ImagesQueries,
    @Inject(IMAGE_INDEX) private readonly index: ImageIndex,
  ) {}

  /** @throws VideoRefused when the film is at fault; IndexUnanswered; what `say` throws; the signal's reason, soon */
  async execute(videoId: string, say: SayProgress, signal: AbortSignal): Promise<LookedAt> {
    await say('reading', 0)
    const film = await this.files.readFilm(videoId)
    const { fingerprint } = await this.videos.inspect(film, signal)
    await say('searching', 0)
    const picturesSearched = await this.images.count()
    const alike = await this.alike(fingerprint, signal)
    const about = { videoId, film, fingerprint }
    const matches = await this.compareMoments.execute(about, alike.slice(0, mostPictures), say, signal)
    return {
      durationMs: fingerprint.durationMs,
      frames: fingerprint.frames.length,
      picturesSearched,
      matches,
    }
  }

  private async alike(fingerprint: FilmFingerprint, signal: AbortSignal): Promise<Alike[]> {
    const questions = questionsOf(fingerprint, QUALITY_FLOOR)
    const hits: (readonly { key: number; distance: number }[])[] = []
    for (const portion of portions(questions, mostHashes)) {
      signal.throwIfAborted()
      hits.push(
        ...(await this.index.lookUp(
          'pictures',
          portion.map(({ hash }) => [hash]),
          FRAME_LIMIT,
        )),
      )
    }
    return alikeMoments(questions, hits)
  }
}
