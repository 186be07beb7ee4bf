/** A mark as any office publishes it. */
export interface MarkRecord {
  readonly applicationNumber: string
  readonly registrationNumber: string | undefined
  /** The office's name for it, which may be a label. */
  readonly name: string
  /** The words in it, where the office says them. */
  readonly words: string
  /** ISO 8601. */
  readonly filedOn: string | undefined
  /** The day of its registration's publication, where the file says it. */
  readonly publishedOn?: string | undefined
  readonly expiresOn: string | undefined
  readonly owner: string
  /** Nice classes; none where the office's old ones are meant. */
  readonly classes: readonly number[]
  /** The office's similar groups. */
  readonly groups: readonly string[]
  /** Addresses or paths of its pictures, as the office writes them. */
  readonly pictures: readonly string[]
  /** Figurative elements by the Vienna classification, category and division: `05.03`. */
  readonly figures: readonly string[]
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
