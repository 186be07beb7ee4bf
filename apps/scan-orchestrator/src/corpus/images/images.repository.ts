import { Injectable } from '@nestjs/common'
import { Reads, statements, type Tx } from '@originseal/database'
import type { InspectedImage } from '@originseal/fingerprint'
import { sql } from 'kysely'
import type { DB } from '../../tables'

const db = statements<DB>()

/** An image as the index has it, once per content. */
export interface IndexedImage {
  readonly id: string
  readonly sha256: string
  readonly size: number
  readonly facts: InspectedImage
  /** Encoded local features. */
  readonly features: Buffer
  readonly objectKey: string
}

@Injectable()
export class ImagesRepository {
  constructor(private readonly reads: Reads) {}

  async idOf(sha256: string): Promise<string | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('crawled_image').select('id').where('sha256', '=', sha256),
    )
    return row?.id
  }

  /** Stores it, or finds that somebody else did meanwhile. Returns the id that stands. */
  async insert(tx: Tx, { facts, ...image }: IndexedImage): Promise<string> {
    const [row] = await tx.rows(
      db
        .insertInto('crawled_image')
        .values({
          id: image.id,
          sha256: image.sha256,
          media_type: facts.mediaType,
          size: image.size,
          width: facts.width,
          height: facts.height,
          perceptual_hash: facts.perceptualHash,
          dihedrals: [...facts.dihedrals],
          windows: facts.windows,
          features: image.features,
          object_key: image.objectKey,
          first_seen_at: sql<Date>`now()`,
        })
        .onConflict((conflict) =>
          conflict.column('sha256').doUpdateSet(({ ref }) => ({ sha256: ref('excluded.sha256') })),
        )
        .returning('id'),
    )
    return (row as { id: string }).id
  }
}
