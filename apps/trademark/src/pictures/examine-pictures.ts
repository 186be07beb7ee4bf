import { Inject, Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { ImageRefused, ImageWorkers } from '@originseal/fingerprint'
import { OnJob, type RunningJob } from '@originseal/jobs'
import { ObjectMissing, type ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../objects.module'
import { bytesOf } from './bytes-of'
import { examinePictures } from './examine-pictures.job'
import { importedPictureKey, pictureRenditionKey } from './picture-files'
import { comparedHashes } from './picture-likeness'
import { PicturesQueries } from './pictures.queries'
import { PicturesRepository } from './pictures.repository'

const atOnce = 50

/** Gives pictures of marks their fingerprints and a rendition. It can be repeated: what has them is passed over. */
@Injectable()
export class ExaminePictures {
  constructor(
    private readonly transaction: Transaction,
    private readonly pictures: PicturesQueries,
    private readonly repository: PicturesRepository,
    private readonly workers: ImageWorkers,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  @OnJob(examinePictures)
  async execute({ signal }: RunningJob<{ number: number }>): Promise<void> {
    for (;;) {
      const waiting = await this.pictures.waiting(atOnce)
      for (const sha256 of waiting) {
        signal.throwIfAborted()
        await this.examine(sha256)
      }
      if (waiting.length < atOnce) return
    }
  }

  private async examine(sha256: string): Promise<void> {
    try {
      const bytes = await bytesOf(await this.objects.get(importedPictureKey(sha256), { verify: true }))
      const { facts, rendition } = await this.workers.examine(bytes)
      await this.objects.put(pictureRenditionKey(sha256), rendition, { contentType: 'image/jpeg' })
      await this.transaction.run((tx) => this.repository.fingerprint(tx, sha256, comparedHashes(facts)))
    } catch (error) {
      const fault =
        error instanceof ImageRefused ? error.code : error instanceof ObjectMissing ? 'MISSING' : undefined
      // What the machinery does not manage is tried again; what is wrong with a picture stays so.
      if (fault === undefined || fault === 'IMAGE_TIMEOUT') throw error
      await this.transaction.run((tx) => this.repository.refuse(tx, sha256, fault))
    }
  }
}
