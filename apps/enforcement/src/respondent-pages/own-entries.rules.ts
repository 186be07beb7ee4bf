/** Of the record: who said what, and when. */
interface Recorded {
  readonly kind: string
  readonly at: Date
}

/**
 * What of the record the holder of a link reads: nothing that was said to, or by, somebody who was not meant, whose own link was
 * closed then.
 * @param entries the earliest first
 * @param linkedAt since when there is this link
 */
export function ownEntries<Entry extends Recorded>(
  entries: readonly Entry[],
  linkedAt: Date,
): readonly Entry[] {
  const last = entries.findLastIndex(({ kind, at }) => kind === 'not-me' && at <= linkedAt)
  return entries.slice(last + 1)
}
