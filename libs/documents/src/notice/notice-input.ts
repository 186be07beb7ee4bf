import type { StepUpMethod } from '@originseal/contracts'
import type { Bilingual } from '../typesetting/blocks'

/** One row of a section, its values one below the other; `code` sets them so that no two characters look alike. */
export interface NoticeInputRow {
  label: Bilingual
  values: readonly string[]
  code?: true | undefined
}

/** One element that the law wants: where it stands, what is said. */
export interface NoticeInputSection {
  law: string
  title: Bilingual
  rows: readonly NoticeInputRow[]
  /** What the claimant states, in their own name. */
  sentence?: Bilingual | undefined
}

/** A takedown notice to be printed. */
export interface NoticeInput {
  caseNumber: string
  title: Bilingual
  sections: readonly NoticeInputSection[]
  /** Byte for byte as found. */
  urls: readonly string[]
  /** Hexadecimal SHA-256 of the content that was signed; that content is attached. */
  contentSha256: string
  /** The bytes with that SHA-256, JSON. */
  content: string
  /** Absent on a sheet that is to be signed on paper: it has a box for signature or stamp instead. */
  signature?: { signedName: string; signedAt: string; method: StepUpMethod } | undefined
  generatedAt: Date
  /** Prints SAMPLE across every page. */
  sample?: boolean
}
