import type { MarkText } from '../text/parse-mark'

export interface Candidate {
  /** Number of the mark in its register, from 0. */
  readonly mark: number
  /** What its keys were about, as bits of `compared`: only that is worth comparing. */
  readonly about: number
}

export interface CandidateQuery {
  readonly text: MarkText
  /** Marks of other classes stand behind; empty for all alike. */
  readonly classes: readonly number[]
  readonly most: number
}

/**
 * Names the marks of a register that are worth an exact comparison. Another engine may do it where a register is too large for
 * one machine (docs/adr/0047-retrieval-of-marks.md); scores are always computed here.
 */
export interface CandidateSource {
  candidates(query: CandidateQuery): Candidate[]
}
