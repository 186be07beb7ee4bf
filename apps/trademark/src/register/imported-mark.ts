import type { MarkRecord } from '../readers/mark-record'

/** A mark with the SHA-256 of its pictures, as far as these are at hand. */
export interface ImportedMark extends MarkRecord {
  readonly kept: readonly string[]
}
