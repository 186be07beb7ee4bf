import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import { ImageWorkers } from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import { KnownWorksQueries } from '../findings/known-works.queries'
import { OBJECTS } from '../tools/tools'

/** Longer side in pixels: enough to know the picture by, too little to sell it. */
const maxSide = 480

/** Makes the small picture by which the other side knows what the claim is about. */
@Injectable()
export class ShowWork {
  constructor(
    private readonly works: KnownWorksQueries,
    private readonly workers: ImageWorkers,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** Undefined where the work was sealed before its picture was told of. */
  async execute(workId: string): Promise<Buffer | undefined> {
    const picture = await this.works.picture(workId)
    if (!picture) return undefined
    const { stream } = await this.objects.get(picture.renditionKey, { verify: true })
    return this.workers.rendition(await buffer(stream), { maxSide, format: 'jpeg' })
  }
}
