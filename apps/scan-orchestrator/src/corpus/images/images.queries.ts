import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

/** A crawled image with what a comparison needs of it. */
export type ImageToCompare = NonNullable<Awaited<ReturnType<ImagesQueries['toCompare']>>>

@Injectable()
export class ImagesQueries {
  constructor(private readonly reads: Reads) {}

  async count(): Promise<number> {
    const [row] = await this.reads.rows(
      db.selectFrom('crawled_image').select(({ fn }) => fn.countAll().as('images')),
    )
    return Number(row?.images)
  }

  async toCompare(imageId: string) {
    const [row] = await this.reads.rows(
      db
        .selectFrom('crawled_image')
        .select(['sha256', 'object_key as objectKey', 'width', 'height', 'features'])
        .select(['perceptual_hash as perceptualHash', 'dihedrals', 'media_type as mediaType'])
        .where('id', '=', imageId),
    )
    return row
  }

  /** Encoded local features. */
  async features(imageId: string): Promise<Buffer> {
    const [row] = await this.reads.rows(
      db.selectFrom('crawled_image').select('features').where('id', '=', imageId),
    )
    return row?.features as Buffer
  }

  /** By their numbers in the index. */
  async idsByKey(keys: readonly number[]): Promise<ReadonlySet<string>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('crawled_image')
        .select('id')
        .where(({ eb, fn, val }) => eb('index_key', '=', fn.any(val(keys.map(String))))),
    )
    return new Set(rows.map(({ id }) => id))
  }

  /** Those of these numbers that were seen in public: what was seen in the course of somebody's own search is that search's. */
  async publicByKey(keys: readonly number[]) {
    const rows = await this.reads.rows(
      db
        .selectFrom('crawled_image as image')
        .select(['image.id', 'image.index_key', 'image.object_key as objectKey', 'image.features'])
        .where(({ eb, fn, val }) => eb('image.index_key', '=', fn.any(val(keys.map(String)))))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('image_sighting as sighting')
              .select('sighting.id')
              .whereRef('sighting.image_id', '=', 'image.id')
              .where('sighting.scan_id', 'is', null),
          ),
        ),
    )
    return new Map(rows.map(({ index_key, ...image }) => [Number(index_key), image]))
  }

  /** Where the picture that is kept of an image lies. */
  async objectKey(imageId: string): Promise<string | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('crawled_image').select('object_key').where('id', '=', imageId),
    )
    return row?.object_key
  }
}
