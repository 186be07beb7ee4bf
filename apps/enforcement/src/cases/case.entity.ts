import type { CaseOutcome, CaseState } from '@originseal/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { CaseUnit, RemedyReason, Setback } from './case-standing'

/** A case as it is kept: what it is about, and where it stands. */
@Entity('takedown_case')
export class CaseEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  number!: string

  /** Cases that were opened together. */
  @Column('uuid', { name: 'batch_id' })
  batchId!: string

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string

  @Column('uuid', { name: 'work_id' })
  workId!: string

  /** Of the work, where it is known. */
  @Column('text', { nullable: true })
  title!: string | null

  @Column('uuid', { name: 'finding_id' })
  findingId!: string

  @Column('text', { name: 'target_key' })
  targetKey!: string

  @Column('text', { name: 'page_url' })
  pageUrl!: string

  @Column('text', { name: 'canonical_url' })
  canonicalUrl!: string

  @Column('text', { name: 'image_url' })
  imageUrl!: string

  @Column('text', { name: 'image_sha256' })
  imageSha256!: string

  @Column('text', { nullable: true })
  platform!: string | null

  /** That somebody has registered. */
  @Column('text')
  domain!: string

  @Column('text', { name: 'page_title', nullable: true })
  pageTitle!: string | null

  @Column('text', { nullable: true })
  seller!: string | null

  @Column('text')
  state!: CaseState

  @Column('text', { nullable: true })
  origin!: CaseState | null

  @Column('text', { nullable: true })
  outcome!: CaseOutcome | null

  @Column('int')
  round!: number

  @Column('text')
  unit!: CaseUnit

  @Column('text', { nullable: true })
  remedy!: RemedyReason | null

  @Column('jsonb', { nullable: true })
  setback!: Setback | null

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt!: Date | null

  /** Both sides have agreed, and what they agreed on runs. */
  @Column('boolean', { name: 'stands_still' })
  standsStill!: boolean

  @Column('timestamptz', { name: 'target_started_at', nullable: true })
  targetStartedAt!: Date | null

  @Column('bigint', { name: 'target_ran_ms', transformer: { from: Number, to: String } })
  targetRanMs!: number

  @Column('timestamptz', { name: 'target_running_since', nullable: true })
  targetRunningSince!: Date | null

  @Column('timestamptz', { name: 'target_ended_at', nullable: true })
  targetEndedAt!: Date | null

  @Column('timestamptz', { name: 'decide_at', nullable: true })
  decideAt!: Date | null

  /** When its place is looked at next; null where it is not. */
  @Column('timestamptz', { name: 'look_at', nullable: true })
  lookAt!: Date | null

  /** When its owner was asked whether the copy is still there; null where no answer is awaited. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  askedAt!: Date | null

  /** When what the other side has said goes; null while the case lives, and afterwards. */
  @Column('timestamptz', { name: 'forget_respondent_at', nullable: true })
  forgetRespondentAt!: Date | null

  /** The same for notices, mails, and what was seen of the page. */
  @Column('timestamptz', { name: 'forget_papers_at', nullable: true })
  forgetPapersAt!: Date | null

  /** Its owner has agreed that the public sees its removal. */
  @Column('boolean', { name: 'is_public' })
  isPublic!: boolean

  /** When it was filed first. */
  @Column('timestamptz', { name: 'filed_at', nullable: true })
  filedAt!: Date | null

  @Column('timestamptz', { name: 'opened_at' })
  openedAt!: Date

  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date
}
