/** A file of the office's goods list. */
export interface GoodsFile {
  readonly kind: 'terms' | 'links'
  readonly sha256: string
  /** Up to which day it knows. */
  readonly asOf: string
}
