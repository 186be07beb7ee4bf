import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Something offered in a shop. A removed one keeps its row: its address answers 410, and reports point at it. */
@Entity('listing')
export class ListingEntity {
  /** A bigint; PostgreSQL's driver gives it as text. */
  @PrimaryColumn('bigint', { generated: 'increment' })
  id!: string

  @Column('text', { name: 'shop_slug' })
  shopSlug!: string

  @Column('text')
  title!: string

  @Column('text')
  description!: string

  /** Words that a search finds it by, one a line. */
  @Column('text')
  keywords!: string

  /** Whole New Taiwan dollars. */
  @Column('integer')
  price!: number

  @Column('text', { name: 'image_key' })
  imageKey!: string

  /** Pixels. */
  @Column('integer', { name: 'image_width' })
  imageWidth!: number

  @Column('integer', { name: 'image_height' })
  imageHeight!: number

  /** True once the picture's bytes are gone from the store. */
  @Column('boolean', { name: 'image_erased' })
  imageErased!: boolean

  /** Its key in the catalogue; null for what people posted. */
  @Column('text', { name: 'catalogue_key', nullable: true })
  catalogueKey!: string | null

  @Column('timestamptz', { name: 'posted_at' })
  postedAt!: Date

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt!: Date | null
}
