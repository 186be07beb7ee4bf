import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Loop, Readiness } from '@originseal/runtime'
import { PostCatalogueListing } from '../listings/post-catalogue-listing'
import { SweepImages } from '../listings/sweep-images'
import type { CatalogueEntry } from '../pictures/catalogue'
import { renderPicture } from '../pictures/render-picture'

export const CATALOGUE = Symbol('listings that the market opens with')

/** Pictures that are drawn at once: the drawing waits for threads of its own. */
const atOnce = 3
const progressEvery = 40
/** Between two listings of the catalogue on the first day, so that 'newest' has an order. */
const spacingMs = 3 * 3_600_000

/**
 * Fills the market at its first start. Each listing is one transaction, so a killed run goes on where it was; a
 * listing that was taken down stays down. The service is ready when all of them are there.
 */
@Injectable()
export class SeedCatalogue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('catalogue')
  private missing: number
  private readonly work = new Loop({
    name: 'catalogue',
    everyMs: 3_600_000,
    turn: async (signal) => {
      await this.fill(signal)
      if (!signal.aborted) await this.sweep.execute(new Date())
      return false
    },
  })

  constructor(
    @Inject(CATALOGUE) private readonly catalogue: readonly CatalogueEntry[],
    private readonly post: PostCatalogueListing,
    private readonly sweep: SweepImages,
    readiness: Readiness,
  ) {
    this.missing = catalogue.length
    readiness.require('catalogue', async () => {
      if (this.missing > 0)
        throw new Error(`${this.missing} of ${catalogue.length} listings are still to come`)
    })
  }

  onApplicationBootstrap(): void {
    this.work.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.work.stop()
  }

  private async fill(signal: AbortSignal): Promise<void> {
    const known = await this.post.known()
    const waiting = this.catalogue
      .map((entry, i) => ({ entry, i }))
      .filter(({ entry }) => !known.has(entry.key))
    this.missing = waiting.length
    if (waiting.length === 0) return
    const start = Date.now()
    this.log.log(`drawing ${waiting.length} of ${this.catalogue.length} pictures`)
    const worker = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
        await this.add(next.entry, new Date(start - (next.i + 1) * spacingMs)).catch((error: unknown) => {
          waiting.length = 0 // the others end too; the next turn finds what is still missing
          throw error
        })
        this.missing -= 1
        if (this.missing % progressEvery === 0) this.log.log(`${this.missing} pictures to go`)
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
    const failed = ended.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    if (!signal.aborted) this.log.log(`the catalogue is complete after ${Date.now() - start} ms`)
  }

  private async add(entry: CatalogueEntry, postedAt: Date): Promise<void> {
    const { data, width, height } = await renderPicture(entry.seed, entry.family)
    const { shop, title, description, keywords, price } = entry
    await this.post.execute(
      {
        shopSlug: shop,
        title,
        description,
        keywords: keywords.join('\n'),
        price,
        imageWidth: width,
        imageHeight: height,
        postedAt,
        catalogueKey: entry.key,
      },
      data,
    )
  }
}
