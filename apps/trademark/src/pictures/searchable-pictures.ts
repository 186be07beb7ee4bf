import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import { Problem } from '@originseal/http'
import { Loop } from '@originseal/runtime'
import { ObjectCorrupt, ObjectMissing, type ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../objects.module'
import { RegisterQueries } from '../register/register.queries'
import { bytesOf } from './bytes-of'
import { PictureIndex } from './picture-index'
import { pictureMethod } from './picture-likeness'
import { PicturesQueries, type PictureCounts } from './pictures.queries'

export interface LoadedPictures {
  readonly index: PictureIndex
  readonly counts: PictureCounts
}

const lookAgainMs = 5_000
const folder = 'picture-index'
/** Another process may still load what is older than the newest. */
const keptMs = 24 * 3_600_000

/**
 * Keeps the fingerprints of marks' pictures in memory. While pictures are being fingerprinted the index is made anew each time that
 * their number has doubled; of a register that is done it is in the object store, named by the register and its method.
 */
@Injectable()
export class SearchablePictures implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(SearchablePictures.name)
  private loaded: (LoadedPictures & { readonly name: string }) | undefined
  private readonly loop = new Loop({ name: 'pictures', everyMs: lookAgainMs, turn: () => this.follow() })

  constructor(
    private readonly register: RegisterQueries,
    private readonly pictures: PicturesQueries,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }

  /** @throws Problem TRADEMARK_REGISTER_NOT_READY until the first one is loaded */
  get current(): LoadedPictures {
    if (!this.loaded) throw new Problem('TRADEMARK_REGISTER_NOT_READY')
    return this.loaded
  }

  private async follow(): Promise<boolean> {
    const imported = await this.register.imported()
    if (!imported) return false
    const counts = await this.pictures.counts()
    const name = `${imported.snapshot.sha256}-${counts.examined}`
    if (this.loaded?.name === name) {
      this.loaded = { ...this.loaded, counts }
      return false
    }
    const isDone = counts.waiting === 0
    if (this.loaded && !isDone && counts.examined < 2 * this.loaded.counts.examined) return false
    this.loaded = { name, counts, index: isDone ? await this.stored(name) : await this.made() }
    return false
  }

  private made(): Promise<PictureIndex> {
    return PictureIndex.build(this.pictures.pages())
  }

  private async stored(name: string): Promise<PictureIndex> {
    const key = `${folder}/${pictureMethod}/${name}`
    const known = await this.read(key)
    if (known) return known
    const index = await this.made()
    await this.objects.put(key, index.write(), { contentType: 'application/octet-stream' })
    const olderThan = new Date(Date.now() - keptMs)
    for await (const old of this.objects.list(`${folder}/`, { olderThan }))
      if (old.key !== key) await this.objects.remove(old.key)
    return index
  }

  private async read(key: string): Promise<PictureIndex | undefined> {
    try {
      return PictureIndex.read(await bytesOf(await this.objects.get(key, { verify: true })))
    } catch (error) {
      if (error instanceof ObjectMissing) return undefined
      if (!(error instanceof ObjectCorrupt)) throw error
      this.log.error(`the index ${key} is not what was kept: it is made anew`)
      return undefined
    }
  }
}
