import type { Bilingual } from '@originseal/documents'
import type { ClaimantFacts, NoticeSignature, Regime } from './notice-facts'

/** A row of a section: what, and its values, one a line. */
export interface NoticeRow {
  readonly label: Bilingual
  readonly values: readonly string[]
  /** An address or a hash: set so that no two characters look alike. */
  readonly code?: true
}

/** One element of a notice as it is printed. */
export interface NoticeSection {
  readonly element: string
  readonly law: string
  readonly title: Bilingual
  readonly rows: readonly NoticeRow[]
  /** What the claimant states. */
  readonly sentence?: Bilingual
}

/** Everything that a notice says, in both languages, but for its signature. It is signed over, so it never changes. */
export interface NoticeContent {
  readonly form: 'notice/1'
  readonly caseNumber: string
  readonly regime: Regime
  readonly channel: string
  readonly title: Bilingual
  readonly sections: readonly NoticeSection[]
  /** Byte for byte as found, one an element. */
  readonly urls: readonly string[]
  /** The fields of the platform's form, in its order, filled. */
  readonly fields: readonly { readonly id: string; readonly label: Bilingual; readonly value: string }[]
  readonly signer: { readonly legalName: string; readonly role: NonNullable<ClaimantFacts['role']> }
}

declare const complete: unique symbol

/** A notice that has every element: only {@link signNotice} makes one, and only such a one is ever sent. */
export interface SignedNotice {
  readonly [complete]: true
  readonly content: NoticeContent
  readonly contentSha256: string
  readonly signature: NoticeSignature
}
