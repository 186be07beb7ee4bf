import type { ReactNode } from 'react'

/** A part of a document; its id is its address on the page and stays as it is. */
export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

/** What was changed after the day of the last full revision. */
export interface LegalChange {
  /** `2026-11-22`. */
  readonly date: string
  readonly text: string
}

export interface LegalDocument {
  readonly title: string
  /** 25 to 30 characters, ending with the product's name. */
  readonly metaTitle: string
  /** 75 to 100 characters. */
  readonly description: string
  readonly lead: string
  readonly sections: readonly LegalSection[]
  readonly changes: readonly LegalChange[]
}

/** All of them were revised as a whole on this day; what came later is in their list of changes. */
export const revisedOn = '2025-01-10'
