import type { SentenceName } from './sentences'

/** One line of the answer. `not-checked` is no doubt, but is always said. */
export interface Line {
  name: SentenceName
  outcome: 'holds' | 'fails' | 'not-checked'
  /** Values found, or the reason, in English. */
  detail?: string
}

export interface Verdict {
  document: 'certificate' | 'scan-report' | 'unknown'
  lines: readonly Line[]
  /** True if something was checked and nothing failed. */
  holds: boolean
}

export const line = (name: SentenceName, holds: boolean | null, detail?: string): Line => ({
  name,
  outcome: holds === null ? 'not-checked' : holds ? 'holds' : 'fails',
  ...(detail !== undefined && { detail }),
})

export const verdictOf = (document: Verdict['document'], lines: readonly Line[]): Verdict => ({
  document,
  lines,
  holds:
    lines.some(({ outcome }) => outcome === 'holds') && lines.every(({ outcome }) => outcome !== 'fails'),
})
