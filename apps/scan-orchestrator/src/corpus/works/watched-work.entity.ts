import type { PerceptualHash } from '@originseal/contracts'
import type { PictureWindows } from '@originseal/fingerprint'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { WatchedWork } from './watched-work'

@Entity('watched_work')
export class WatchedWorkEntity implements WatchedWork {
  @PrimaryColumn('uuid', { name: 'work_id' })
  workId!: string

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string

  @Column('text')
  title!: string

  @Column('text')
  filename!: string

  @Column('text', { array: true })
  keywords!: string[]

  @Column('text', { name: 'media_type' })
  mediaType!: string

  @Column('int')
  size!: number

  @Column('int')
  width!: number

  @Column('int')
  height!: number

  @Column('text')
  sha256!: string

  @Column('text')
  cid!: string

  @Column('jsonb', { name: 'perceptual_hash' })
  perceptualHash!: PerceptualHash

  @Column('text', { array: true })
  dihedrals!: string[]

  @Column('jsonb', { nullable: true })
  windows!: PictureWindows | null

  @Column('text', { name: 'rendition_key' })
  renditionKey!: string

  @Column('timestamptz', { name: 'sealed_at' })
  sealedAt!: Date

  @Column('timestamptz', { name: 'anchored_at', nullable: true })
  anchoredAt!: Date | null
}
