import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { type Tx, Reads } from '@originseal/database'
import { encodeFeatures, ImageWorkers, type InspectedImage } from '@originseal/fingerprint'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../tools'

/** A picture as the index has it, once per content. */
export interface IndexedImage {
  readonly id: string
  readonly sha256: string
  readonly size: number
  readonly facts: InspectedImage
  /** Encoded local features. */
  readonly features: Buffer
  readonly objectKey: string
}

/** Pictures smaller than this on a side are icons and buttons. */
export const smallestSide = 64

/** Takes a crawled picture into the index: fingerprints, features and a rendition for evidence. */
@Injectable()
export class IndexImage {
  constructor(
    private readonly reads: Reads,
    private readonly workers: ImageWorkers,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** The id of a picture that the index has already. */
  async known(bytes: Buffer): Promise<string | undefined> {
    const [row] = await this.reads.query<{ id: string }>('SELECT id FROM crawled_image WHERE sha256 = $1', [
      sha256(bytes),
    ])
    return row?.id
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

  /** Stores it, or finds that somebody else did meanwhile. Returns the id that stands. */
  async insert(tx: Tx, image: IndexedImage): Promise<string> {
    const { facts } = image
    const [row] = await tx.query<{ id: string }>(
      `INSERT INTO crawled_image (id, sha256, media_type, size, width, height, perceptual_hash, dihedrals, windows,
         features, object_key, first_seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now())
       ON CONFLICT (sha256) DO UPDATE SET sha256 = excluded.sha256 RETURNING id`,
      [
        image.id,
        image.sha256,
        facts.mediaType,
        image.size,
        facts.width,
        facts.height,
        JSON.stringify(facts.perceptualHash),
        facts.dihedrals,
        JSON.stringify(facts.windows),
        image.features,
        image.objectKey,
      ],
    )
    return row?.id as string
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
