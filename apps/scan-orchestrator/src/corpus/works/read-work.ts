import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import {
  ImageWorkers,
  type ImageFacts,
  type LocalFeatures,
  type PictureWindows,
} from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import type { SearchSubject } from '@originseal/crawling'
import { OBJECTS } from '../../infrastructure'
import { WatchedWorksQueries } from './watched-works.queries'
import { WatchedWorksRepository } from './watched-works.repository'
import type { WatchedWork } from './watched-work'

const keptFeatures = 50

/** A sealed work in the forms in which a scan needs it. */
@Injectable()
export class ReadWork {
  private readonly features = new Map<string, Promise<LocalFeatures>>()

  constructor(
    private readonly works: WatchedWorksQueries,
    private readonly repository: WatchedWorksRepository,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
    private readonly workers: ImageWorkers,
    private readonly transaction: Transaction,
  ) {}

  async byId(workId: string): Promise<WatchedWork> {
    const work = await this.works.find(workId)
    if (!work) throw new Error(`work ${workId} is not watched`)
    return work
  }

  /** The work with the hashes of its parts, made of its rendition when they are first asked for. */
  async withWindows(workId: string): Promise<WatchedWork & { readonly windows: PictureWindows }> {
    const work = await this.byId(workId)
    if (work.windows) return { ...work, windows: work.windows }
    const { windows } = await this.workers.inspect(await this.read(work.renditionKey))
    await this.transaction.run((tx) => this.repository.setWindows(tx, workId, windows))
    return { ...work, windows }
  }

  async subject(workId: string): Promise<SearchSubject> {
    const { title, filename, keywords, renditionKey } = await this.byId(workId)
    return { workId, title, filename, keywords, rendition: () => this.read(renditionKey) }
  }

  async rendition(workId: string): Promise<Buffer> {
    return this.read((await this.byId(workId)).renditionKey)
  }

  async localFeatures(workId: string): Promise<LocalFeatures> {
    const known = this.features.get(workId)
    if (known) return known
    const made = this.rendition(workId).then((picture) => this.workers.features(picture))
    this.features.set(workId, made)
    made.catch(() => this.features.delete(workId))
    if (this.features.size > keptFeatures) this.features.delete(this.features.keys().next().value as string)
    return made
  }

  /** The original's facts as protection took them, of the very file. */
  static facts(work: WatchedWork): ImageFacts {
    const format = work.mediaType.replace('image/', '') as ImageFacts['format']
    return {
      format,
      mediaType: work.mediaType as ImageFacts['mediaType'],
      width: work.width,
      height: work.height,
      frames: 1,
      perceptualHash: work.perceptualHash,
      dihedrals: work.dihedrals,
    }
  }

  private async read(key: string): Promise<Buffer> {
    return buffer((await this.objects.get(key, { verify: true })).stream)
  }
}
