import { Injectable } from '@nestjs/common'
import {
  decodeFeatures,
  ImageWorkers,
  VideoWorkers,
  type ComparableImage,
  type Comparison,
  type FilmFingerprint,
} from '@originseal/fingerprint'
import { ImagesQueries, type ImageToCompare } from '../corpus/images/images.queries'
import type { FoundMoment } from './found-moment'
import { stretchAround, type Alike } from './moments.rules'
import { untilAborted } from './until-aborted'
import { VideoFiles } from './video-files'
import type { SayProgress } from './video-progress.rules'

export interface FilmToCompare {
  readonly videoId: string
  readonly film: Buffer
  readonly fingerprint: FilmFingerprint
}

type Picture = Pick<ImageToCompare, 'objectKey' | 'features'> & { readonly id: string }

/** Lays pictures of the index over the moments of a film that they are like: which of them are copies, by the pixels. */
@Injectable()
export class CompareMoments {
  constructor(
    private readonly pictures: ImagesQueries,
    private readonly videos: VideoWorkers,
    private readonly images: ImageWorkers,
    private readonly files: VideoFiles,
  ) {}

  /** In the order of the film. Stills of what was found are kept. */
  async execute(
    { videoId, film, fingerprint }: FilmToCompare,
    alike: readonly Alike[],
    say: SayProgress,
    signal: AbortSignal,
  ): Promise<FoundMoment[]> {
    const pictures = await this.pictures.publicByKey(alike.map(({ key }) => key))
    const candidates = alike.flatMap((moment) => {
      const picture = pictures.get(moment.key)
      return picture ? [{ moment, picture }] : []
    })
    if (candidates.length > 0) await say('comparing', 0)
    const stills = await this.stills(film, candidates, signal)
    const found: FoundMoment[] = []
    for (const [i, { moment, picture }] of candidates.entries()) {
      const copy = await this.firstCopy(moment, picture, stills, signal)
      await say('comparing', (i + 1) / candidates.length)
      if (!copy) continue
      const { frame, still, comparison } = copy
      await this.files.keepStill(videoId, frame, still)
      const { method, methodVersion, similarity } = comparison
      found.push({
        id: crypto.randomUUID(),
        imageId: picture.id,
        at: fingerprint.frames[frame]!.at,
        ...stretchAround(frame, moment.frames, fingerprint),
        frame,
        method,
        methodVersion: String(methodVersion),
        similarity,
      })
    }
    return found.sort((a, b) => a.at - b.at)
  }

  /** The first of its moments that the picture shows, or undefined. */
  private async firstCopy(
    { moments }: Alike,
    picture: Picture,
    stills: ReadonlyMap<number, () => Promise<ComparableImage>>,
    signal: AbortSignal,
  ): Promise<{ frame: number; still: Buffer; comparison: Comparison } | undefined> {
    for (const frame of moments) {
      const still = stills.get(frame)!
      const comparison = await untilAborted(this.compare(still, picture), signal)
      if (comparison.verdict === 'copy') return { frame, still: (await still()).source as Buffer, comparison }
    }
    return undefined
  }

  private async compare(still: () => Promise<ComparableImage>, picture: Picture): Promise<Comparison> {
    const source = await this.files.readPicture(picture.objectKey)
    return this.images.compare(await still(), { source, features: decodeFeatures(picture.features) })
  }

  /** Of each frame a still with its features, which are taken once, when they are first needed. */
  private async stills(
    film: Buffer,
    candidates: readonly { readonly moment: Alike }[],
    signal: AbortSignal,
  ): Promise<Map<number, () => Promise<ComparableImage>>> {
    const frames = [...new Set(candidates.flatMap(({ moment }) => moment.moments))]
    if (frames.length === 0) return new Map()
    const files = await this.videos.stills(film, frames, signal)
    return new Map(
      frames.map((frame, i) => {
        const source = files[i] as Buffer
        let taken: Promise<ComparableImage> | undefined
        const take = async (): Promise<ComparableImage> => ({
          source,
          features: await this.images.features(source),
        })
        return [frame, () => (taken ??= take())]
      }),
    )
  }
}
