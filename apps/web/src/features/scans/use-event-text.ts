import type { ProgressEvent } from '@originseal/contracts'
import { useKnownText } from '../../i18n/use-known-text'

/** An event's sentence in the visitor's language where its key is known, else as the server wrote it. */
export function useEventText(): (event: ProgressEvent) => string {
  const knownText = useKnownText('scans')
  return ({ key, values, message }) => (key && knownText(`scan.event.${key}`, values)) || message
}
