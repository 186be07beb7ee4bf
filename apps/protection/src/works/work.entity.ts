import type { PerceptualHash } from '@originseal/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Work } from './work.rules'

@Entity('work')
export class WorkEntity implements Work {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string

  @Column('uuid', { name: 'sealed_for' })
  sealedFor!: string

  @Column('text', { name: 'owner_name' })
  ownerName!: string

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

  @Column('int')
  frames!: number

  @Column('text')
  sha256!: string

  @Column('text')
  cid!: string

  @Column('text', { name: 'cid_profile' })
  cidProfile!: string

  @Column('jsonb', { name: 'perceptual_hash' })
  perceptualHash!: PerceptualHash

  @Column('text', { array: true })
  dihedrals!: string[]

  @Column('timestamptz', { name: 'sealed_at' })
  sealedAt!: Date
}
