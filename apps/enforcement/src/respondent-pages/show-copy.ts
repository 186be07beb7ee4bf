import { buffer } from 'node:stream/consumers'
import { Inject, Injectable } from '@nestjs/common'
import type { FindingCapture } from '@originseal/contracts'
import { ImageWorkers } from '@originseal/fingerprint'
import { ObjectMissing, type ObjectStore } from '@originseal/storage'
import { FoundCopiesQueries } from '../findings/found-copies.queries'
import type { NegotiatedCase } from '../negotiations/negotiated-case'
import { OBJECTS } from '../tools/tools'

export type ShownCopy = Extract<FindingCapture['label'], 'picture' | 'overlay'>

/** Longer side in pixels; an overlay has both pictures in it. */
const maxSides: Readonly<Record<ShownCopy, number>> = { picture: 480, overlay: 960 }

/** Makes the small pictures of the copy by which the other side can check what is claimed. */
@Injectable()
export class ShowCopy {
  constructor(
    private readonly copies: FoundCopiesQueries,
    private readonly workers: ImageWorkers,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** Undefined where a scan of before it was kept has found it, or what it captured is deleted. */
  async execute(
    { workId, targetKey }: Pick<NegotiatedCase, 'workId' | 'targetKey'>,
    shown: ShownCopy,
  ): Promise<Buffer | undefined> {
    const copy = await this.copies.at(workId, targetKey)
    const capture = copy?.captures.find(({ label }) => label === shown)
    const bytes = capture && (await this.read(capture.path))
    return bytes && this.workers.rendition(bytes, { maxSide: maxSides[shown], format: 'jpeg' })
  }

  private async read(key: string): Promise<Buffer | undefined> {
    try {
      return await buffer((await this.objects.get(key, { verify: true })).stream)
    } catch (error) {
      if (error instanceof ObjectMissing) return undefined
      throw error
    }
  }
}
