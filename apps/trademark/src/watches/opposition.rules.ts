import { periodEnd, type CivilDate } from '@originseal/calendars'

/** Trademark Act of Taiwan art. 48: anybody may oppose a registration within three months of its publication. */
const oppositionMonths = 3
const office = 'TIPO'

/**
 * The last day for an opposition.
 * @returns null where the mark is not published, or is of another office, which has a period of its own
 */
export const opposeUntil = (source: string, publishedOn: CivilDate | null): CivilDate | null =>
  source === office && publishedOn !== null ? periodEnd('TW', publishedOn, oppositionMonths) : null

interface PublishedMark {
  readonly source: string
  readonly registered: boolean
  readonly publishedOn: CivilDate | null
  readonly expiresOn: CivilDate | null
}

/**
 * Whether something can still be done about a mark at its office: it can be opposed, or it is examined still. A first import of a
 * whole register brings mostly others.
 */
export function isOpen(
  { source, registered, publishedOn, expiresOn }: PublishedMark,
  today: CivilDate,
): boolean {
  if (expiresOn !== null && expiresOn < today) return false
  if (!registered) return true
  const last = opposeUntil(source, publishedOn)
  return last !== null && last >= today
}
