import type { CoverageNote } from '@originseal/contracts'
import { useKnownText } from '../../i18n/use-known-text'
import { plainText } from './plain-text'

/** A coverage note's sentence in the visitor's language; one without a sentence shows its key and values. */
export function useNoteText(): (note: CoverageNote) => string {
  const knownText = useKnownText('scans')
  return ({ key, values }) => knownText(`coverage.note.${key}`, values) ?? plainText(key, values)
}
