import type { NoticeContent, SignedNotice } from './notice-content'
import type { NoticeSignature } from './notice-facts'

/** A notice that a claimant signed. */
export interface StoredNotice {
  readonly id: string
  readonly caseId: string
  readonly caseNumber: string
  readonly ownerId: string
  readonly channel: string
  /** Registrable domains whose answers may change the case. */
  readonly answerDomains: readonly string[]
  /** The bytes that were signed. */
  readonly content: string
  readonly contentSha256: string
  readonly signature: NoticeSignature
  readonly createdAt: Date
}

/** One way out of a notice; its id is in every address and Message-ID of it. */
export interface NoticeAttempt {
  readonly id: string
  readonly noticeId: string
  readonly n: number
  readonly recipient: string
  readonly state: 'queued' | 'filed' | 'failed' | 'held' | 'bounced'
  readonly messageKey: string | null
}

/** As it was signed: its bytes are kept, and nothing but a signed notice is. */
export const toSignedNotice = ({ content, contentSha256, signature }: StoredNotice): SignedNotice =>
  ({ content: JSON.parse(content) as NoticeContent, contentSha256, signature }) as SignedNotice
