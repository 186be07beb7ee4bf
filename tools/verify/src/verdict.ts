import { printable } from './printable'
import type { Conclusion, SentenceName } from './sentences'

/** One line of the answer. `not-checked` is no doubt, but is always said. */
export interface Line {
  name: SentenceName
  outcome: 'holds' | 'fails' | 'not-checked'
  /** Values found, or the reason, in English; printable whatever the document or the node said. */
  detail?: string
}

export interface Verdict {
  document: 'audit-day' | 'case-file' | 'certificate' | 'scan-report' | 'trademark-report' | 'unknown'
  lines: readonly Line[]
  /** True if something was checked and nothing failed: the document is intact. By whom it is, `conclusion` says. */
  holds: boolean
  conclusion: Conclusion
}

export const line = (name: SentenceName, holds: boolean | null, detail?: string): Line => ({
  name,
  outcome: holds === null ? 'not-checked' : holds ? 'holds' : 'fails',
  ...(detail !== undefined && { detail: printable(detail) }),
})

export function verdictOf(document: Verdict['document'], lines: readonly Line[]): Verdict {
  const conclusion = concludeFrom(lines)
  return { document, lines, holds: conclusion !== 'fails', conclusion }
}

function concludeFrom(lines: readonly Line[]): Conclusion {
  const isDoubtful = lines.some(({ outcome }) => outcome === 'fails')
  if (isDoubtful || lines.every(({ outcome }) => outcome === 'not-checked')) return 'fails'
  const isKnown = lines.some(({ name, outcome }) => name === 'signer' && outcome === 'holds')
  return isKnown ? 'holds' : 'signer-unknown'
}

/** What the program ends with; 2 is a command that was not understood. */
export const exitCodes: Readonly<Record<Conclusion, number>> = {
  holds: 0,
  anchored: 0,
  fails: 1,
  'signer-unknown': 3,
  'not-anchored': 3,
}
