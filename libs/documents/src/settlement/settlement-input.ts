import type { Bilingual } from '../typesetting/blocks'

/** A settlement that both sides have signed, to be printed. */
export interface SettlementInput {
  caseNumber: string
  /** As the claimant named themselves. */
  claimantName: string
  workTitle: string | null
  certificateUrl: string
  pageUrl: string
  /** What they undertake, a sentence each. */
  terms: readonly Bilingual[]
  /** Hexadecimal SHA-256 of the terms that were signed; these are attached. */
  termsHash: string
  /** The bytes with that SHA-256, JSON. */
  content: string
  signatures: readonly { party: 'claimant' | 'respondent'; signedName: string; signedAt: string }[]
  generatedAt: Date
  /** Prints SAMPLE across every page. */
  sample?: boolean
}
