import { z } from 'zod'
import { recordKinds, recordedStatuses, type RecordedStatus, type RecordKind } from '../readers/mark-record'

const texts = z.array(z.string())
const text = z.string().optional()

/** What a record said of a mark, with the day up to which its file knows. */
export const markStatement = z.object({
  asOf: z.string(),
  status: z.enum(recordedStatuses).optional(),
  registrationNumber: text,
  name: text,
  words: text,
  filedOn: text,
  publishedOn: text,
  expiresOn: text,
  owner: text,
  classes: z.array(z.number()).optional(),
  groups: texts.optional(),
  goods: z.array(z.object({ class: z.number(), names: texts })).optional(),
  /** As the office names them, and the SHA-256 of those that were at hand. */
  pictures: texts.optional(),
  kept: texts.optional(),
  figures: texts.optional(),
})
export type MarkStatement = z.infer<typeof markStatement>

/** The newest statement of each kind of record. */
export const markStatements = z.partialRecord(z.enum(recordKinds), markStatement)
export type MarkStatements = z.infer<typeof markStatements>

/** With one more; an older file than the one that said something already says nothing. */
export function withStatement(
  statements: MarkStatements,
  kind: RecordKind,
  statement: MarkStatement,
): MarkStatements {
  const known = statements[kind]
  return known && known.asOf > statement.asOf ? statements : { ...statements, [kind]: statement }
}

export interface MergedMark {
  readonly status: RecordedStatus
  readonly registrationNumber: string | null
  readonly name: string
  readonly words: string
  readonly filedOn: string | null
  readonly publishedOn: string | null
  readonly expiresOn: string | null
  readonly owner: string
  readonly classes: readonly number[]
  readonly groups: readonly string[]
  readonly goods: NonNullable<MarkStatement['goods']>
  readonly pictures: readonly string[]
  readonly kept: readonly string[]
  readonly figures: readonly string[]
}

const says = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/**
 * A mark as its office's files know it together: each field from the kind of record that knows best of it among those that say
 * something. It follows from what was said alone, not from the order in which files came.
 */
export function mergedMark(statements: MarkStatements): MergedMark {
  const ranked = recordKinds.flatMap((kind) => statements[kind] ?? [])
  const best = <Field extends keyof MarkStatement>(field: Field): MarkStatement[Field] | undefined =>
    ranked.find((statement) => says(statement[field]))?.[field]
  return {
    status: best('status') ?? 'filed',
    registrationNumber: best('registrationNumber') ?? null,
    name: best('name') ?? '',
    words: best('words') ?? '',
    filedOn: best('filedOn') ?? null,
    publishedOn: best('publishedOn') ?? null,
    expiresOn: best('expiresOn') ?? null,
    owner: best('owner') ?? '',
    classes: best('classes') ?? [],
    groups: best('groups') ?? [],
    goods: best('goods') ?? [],
    pictures: best('pictures') ?? [],
    kept: best('kept') ?? [],
    figures: best('figures') ?? [],
  }
}
