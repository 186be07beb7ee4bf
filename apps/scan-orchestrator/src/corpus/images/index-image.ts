import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { encodeFeatures, ImageWorkers } from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../../infrastructure'
import { ImagesRepository, type IndexedImage } from './images.repository'

/** Pictures smaller than this on a side are icons and buttons. */
export const smallestSide = 64

/** Takes a crawled picture into the index: fingerprints, features and a rendition for evidence. */
@Injectable()
export class IndexImage {
  constructor(
    private readonly images: ImagesRepository,
    private readonly workers: ImageWorkers,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** The id of a picture that the index has already. */
  known(bytes: Buffer): Promise<string | undefined> {
    return this.images.idOf(sha256(bytes))
  }

  /** Looks at a picture that the index does not have. @throws ImageRefused for what is no picture */
  async examine(bytes: Buffer): Promise<IndexedImage> {
    const facts = await this.workers.inspect(bytes)
    const features = encodeFeatures(await this.workers.features(bytes))
    const hash = sha256(bytes)
    const objectKey = `crawled/${hash.slice(0, 2)}/${hash}.jpg`
    await this.objects.put(objectKey, await this.workers.evidenceRendition(bytes), {
      contentType: 'image/jpeg',
    })
    return { id: crypto.randomUUID(), sha256: hash, size: bytes.length, facts, features, objectKey }
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
