/**
 * What kind of record a mark was read from, whoever knows best of it first: the office's list of rights knows of renewals,
 * transfers and ends; an issue of the gazette knows a registration on its day; an application knows what was filed. `case`: an
 * office that publishes all in one. `earlier`: read before kinds were told apart.
 */
export const recordKinds = ['right', 'publication', 'case', 'application', 'earlier'] as const
export type RecordKind = (typeof recordKinds)[number]

/** What an office says of where a mark stands. `filed`: no more than that it was filed. */
export const recordedStatuses = ['filed', 'pending', 'registered', 'ended'] as const
export type RecordedStatus = (typeof recordedStatuses)[number]

/** Goods and services of one class, in the owner's words. */
export interface GoodsNames {
  readonly class: number
  readonly names: readonly string[]
}

/** What a record says of a mark. What it leaves out another record of the same mark may say. */
export interface MarkRecord {
  readonly kind: RecordKind
  readonly applicationNumber: string
  readonly status?: RecordedStatus | undefined
  readonly registrationNumber?: string | undefined
  /** The office's name for it, which may be a label. */
  readonly name?: string | undefined
  /** The words in it, where the office says them. */
  readonly words?: string | undefined
  /** ISO 8601. */
  readonly filedOn?: string | undefined
  /** The day of its registration's publication. */
  readonly publishedOn?: string | undefined
  readonly expiresOn?: string | undefined
  readonly owner?: string | undefined
  /** Nice classes; none where the office's old ones are meant. */
  readonly classes?: readonly number[] | undefined
  /** The office's similar groups. */
  readonly groups?: readonly string[] | undefined
  readonly goods?: readonly GoodsNames[] | undefined
  /** Addresses or paths of its pictures, as the office writes them. */
  readonly pictures?: readonly string[] | undefined
  /** Figurative elements by the Vienna classification, category and division: `05.03`. */
  readonly figures?: readonly string[] | undefined
}

/** Reads the records of one kind of file: each is the text of an element, decoded by itself. */
export interface RegisterReader {
  /** What the marks are of: an office. */
  readonly source: string
  /** The element that holds one record. */
  readonly element: string
  /** @throws RecordRefused where something that every mark has is missing */
  read(record: XmlElement): MarkRecord
}

/** An element as fast-xml-parser gives it: texts, further elements, or several of one name. */
export type XmlElement = Readonly<Record<string, unknown>>

/** Why a record was parked. */
export class RecordRefused extends Error {}
