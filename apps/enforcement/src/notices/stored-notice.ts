import type { RetractionCause } from '@originseal/contracts'
import type { NoticeContent, SignedNotice } from './notice-content'
import type { NoticeSignature } from './notice-facts'
import type { RetractionContent } from './retraction.rules'

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
  /** Why it is taken back; null as long as it stands. */
  readonly takenBack: RetractionCause | null
}

/** What takes a notice back: a kind of notice with attempts of its own, declared and not signed. */
export interface StoredRetraction {
  readonly id: string
  /** The notice that it takes back. */
  readonly noticeId: string
  readonly content: string
  readonly contentSha256: string
  readonly createdAt: Date
}

/** A try whose answer was lost, and what was told instead. */
export interface LostAnswer {
  readonly at: string
  readonly error: string
}

/**
 * One way out of a notice; its id is in every address and Message-ID of it. `unknown`: an answer was lost, so that it may have
 * left; as long as it has not ended the same message is sent again.
 */
export interface NoticeAttempt {
  readonly id: string
  readonly noticeId: string
  readonly n: number
  readonly recipient: string
  readonly state: 'queued' | 'sending' | 'filed' | 'failed' | 'held' | 'bounced' | 'unknown'
  /** What the server said, why it was given up, or what held it. */
  readonly answer: string | null
  readonly endedAt: Date | null
  readonly messageKey: string | null
  readonly lostAnswers: readonly LostAnswer[]
}

/** As it was signed: its bytes are kept, and nothing but a signed notice is. */
export const toSignedNotice = ({
  content,
  contentSha256,
  signature,
}: Pick<StoredNotice, 'content' | 'contentSha256' | 'signature'>): SignedNotice =>
  ({ content: JSON.parse(content) as NoticeContent, contentSha256, signature }) as SignedNotice

export const retractionIn = ({ content }: StoredRetraction): RetractionContent =>
  JSON.parse(content) as RetractionContent
