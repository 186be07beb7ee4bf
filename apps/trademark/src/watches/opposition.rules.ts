import { periodEnd, type CivilDate } from '@originseal/calendars'
import { statusOf, type StandingMark } from '../analysis/mark.rules'

/** Trademark Act of Taiwan art. 48: anybody may oppose a registration within three months of its publication. */
const oppositionMonths = 3
const office = 'TIPO'

/**
 * The last day for an opposition.
 * @returns null where the mark is not published, or is of another office, which has a period of its own
 */
export const opposeUntil = (source: string, publishedOn: CivilDate | null): CivilDate | null =>
  source === office && publishedOn !== null ? periodEnd('TW', publishedOn, oppositionMonths) : null

interface PublishedMark extends StandingMark {
  readonly source: string
  readonly publishedOn: CivilDate | null
}

/** Offices publish applications some weeks after they were filed, rarely half a year. */
const latePublicationDays = 180

const daysBefore = (day: CivilDate, days: number): CivilDate =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/**
 * Whether a mark is news about which something can still be done at its office: it can be opposed, or it is examined still and was
 * filed since the register last knew. With the first file of an office comes all that was pending already, which is no news.
 * @param knownUntil the day up to which earlier files of the office knew; undefined where there was none
 */
export function isOpen(mark: PublishedMark, today: CivilDate, knownUntil: CivilDate | undefined): boolean {
  const last = opposeUntil(mark.source, mark.publishedOn)
  const status = statusOf(mark, today)
  if (status === 'ended' || status === 'unknown') return false
  if (last !== null) return last >= today
  if (status === 'registered' || knownUntil === undefined || mark.filedOn === null) return false
  return mark.filedOn >= daysBefore(knownUntil, latePublicationDays)
}
