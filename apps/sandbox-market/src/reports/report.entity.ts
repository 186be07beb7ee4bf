import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ReportKind, ReportState } from './report.rules'

/** Somebody's claim that a listing infringes their right. */
@Entity('report')
export class ReportEntity {
  @PrimaryColumn('bigint')
  id!: string

  @Column('text')
  reference!: string

  @Column('bigint', { name: 'listing_id' })
  listingId!: string

  @Column('text')
  kind!: ReportKind

  @Column('text', { name: 'reporter_name' })
  reporterName!: string

  @Column('text', { name: 'reporter_email' })
  reporterEmail!: string

  /** Where the original can be seen. */
  @Column('text', { name: 'original_url' })
  originalUrl!: string

  @Column('text')
  statement!: string

  @Column('text')
  state!: ReportState

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date

  @Column('timestamptz', { name: 'reviewed_at', nullable: true })
  reviewedAt!: Date | null

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt!: Date | null
}
