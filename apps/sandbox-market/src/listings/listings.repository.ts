import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { DataSource } from 'typeorm'
import { ListingEntity } from './listing.entity'
import type { Withheld } from './withheld'

export interface NewListing {
  readonly shopSlug: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly price: number
  readonly imageKey: string
  readonly imageWidth: number
  readonly imageHeight: number
  readonly postedAt: Date
  readonly catalogueKey: string | null
}

@Injectable()
export class ListingsRepository {
  constructor(private readonly source: DataSource) {}

  /** Its id; undefined if the catalogue's key is taken, because another run was faster. */
  async insert(tx: Tx, listing: NewListing): Promise<string | undefined> {
    const inserted = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(ListingEntity)
      .values({ ...listing, imageErased: false, removedAt: null })
      .orIgnore()
      .returning('id')
      .execute()
    return (inserted.raw as { id: string }[])[0]?.id
  }

  /** Takes it out of sight. Gives the key of its picture; undefined if it was not there any more. */
  async remove(tx: Tx, id: string, removedAt: Date): Promise<string | undefined> {
    const [row] = await tx.query<{ image_key: string }>(
      `WITH gone AS (UPDATE listing SET removed_at = $2 WHERE id = $1 AND removed_at IS NULL RETURNING image_key)
       SELECT image_key FROM gone`,
      [id, removedAt],
    )
    return row?.image_key
  }

  /** What is only behind a wall stays in the lists. */
  async withhold(tx: Tx, id: string, how: Withheld, at: Date): Promise<void> {
    await tx.query('UPDATE listing SET withheld = $2, removed_at = $3 WHERE id = $1 AND removed_at IS NULL', [
      id,
      how,
      how === 'wall' ? null : at,
    ])
  }

  async putBack(tx: Tx, id: string): Promise<void> {
    await tx.query(
      'UPDATE listing SET withheld = NULL, removed_at = NULL WHERE id = $1 AND withheld IS NOT NULL',
      [id],
    )
  }

  async markErased(tx: Tx, imageKey: string): Promise<void> {
    await tx.query('UPDATE listing SET image_erased = true WHERE image_key = $1', [imageKey])
  }

  /** Pictures of removed listings whose bytes are still there. */
  async picturesToErase(): Promise<string[]> {
    const rows: { image_key: string }[] = await this.source.query(
      'SELECT image_key FROM listing WHERE removed_at IS NOT NULL AND withheld IS NULL AND NOT image_erased',
    )
    return rows.map((row) => row.image_key)
  }

  async catalogueKeys(): Promise<Set<string>> {
    const rows: { catalogue_key: string }[] = await this.source.query(
      'SELECT catalogue_key FROM listing WHERE catalogue_key IS NOT NULL',
    )
    return new Set(rows.map((row) => row.catalogue_key))
  }

  async knowsPicture(imageKey: string): Promise<boolean> {
    const rows: unknown[] = await this.source.query('SELECT 1 FROM listing WHERE image_key = $1', [imageKey])
    return rows.length > 0
  }
}
