import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { RegisterSnapshot } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql, type ExpressionBuilder } from 'kysely'
import type { RecordedStatus } from '../readers/mark-record'
import type { DB } from '../tables'

const db = statements<DB>()

export interface StoredMark {
  readonly source: string
  readonly applicationNumber: string
  readonly registrationNumber: string | null
  readonly name: string
  readonly words: string
  readonly filedOn: string | null
  readonly expiresOn: string | null
  readonly publishedOn: string | null
  readonly status: RecordedStatus
  readonly owner: string
  readonly classes: number[]
  readonly groups: string[]
  /** SHA-256 of its pictures that were imported. */
  readonly pictures: string[]
  /** Figurative elements by the Vienna classification. */
  readonly figures: string[]
}

export type PicturedMark = Pick<
  StoredMark,
  'source' | 'applicationNumber' | 'pictures' | 'classes' | 'figures'
>

/** Imports by their numbers. */
export interface ImportRange {
  readonly after: number
  readonly upTo: number
}

/** A name of goods in a class, and how many marks have it there. */
export interface RegisteredGoods {
  readonly class: number
  readonly name: string
  readonly marks: number
}

/** A name that so few marks have may be anybody's slip; longer ones, with their class before them, are sentences. */
const goodsNames = { leastMarks: 3, longest: 24, most: 40_000 }

/** The files that a register consists of. */
export interface ImportedRegister {
  readonly snapshot: Omit<RegisterSnapshot, 'rows'>
  /** In their order, with a hash over all up to each. */
  readonly files: readonly { readonly number: number; readonly upToHere: string }[]
  /** Another file is being imported, or one was interrupted: some of its marks are there. */
  readonly underway: boolean
}

const hashOf = (sha256s: readonly string[]): string =>
  createHash('sha256').update(sha256s.join('\n')).digest('hex')

/** Kysely writes an empty list as no value. */
const none = sql<string[]>`'{}'`
const pageSize = 5_000
/** Days as PostgreSQL writes them: the driver would make instants of this machine's zone of them. */
const day = 'YYYY-MM-DD'

const storedMark = ({ fn, val }: ExpressionBuilder<DB, 'mark'>) => [
  'source' as const,
  'application_number as applicationNumber' as const,
  'registration_number as registrationNumber' as const,
  'name' as const,
  'words' as const,
  'status' as const,
  'owner' as const,
  'classes' as const,
  'groups' as const,
  'pictures' as const,
  'figures' as const,
  fn<string | null>('to_char', ['filed_on', val(day)]).as('filedOn'),
  fn<string | null>('to_char', ['expires_on', val(day)]).as('expiresOn'),
  fn<string | null>('to_char', ['published_on', val(day)]).as('publishedOn'),
]

@Injectable()
export class RegisterQueries {
  constructor(private readonly reads: Reads) {}

  /** What was imported whole so far; undefined while nothing was. */
  async imported(): Promise<ImportedRegister | undefined> {
    const imports = await this.reads.rows(
      db
        .selectFrom('register_import')
        .select(({ fn, val }) => [
          ...(['number', 'source', 'sha256', 'demonstration', 'completed_at as completedAt'] as const),
          fn<string>('to_char', ['as_of', val(day)]).as('asOf'),
        ])
        .orderBy('number'),
    )
    const files = imports.filter(({ completedAt }) => completedAt !== null)
    const dates = files.map(({ asOf }) => asOf).sort()
    const newest = dates.at(-1)
    if (newest === undefined) return undefined
    const upToHere = files.map((_, i) => hashOf(files.slice(0, i + 1).map(({ sha256 }) => sha256)))
    return {
      snapshot: {
        sources: [...new Set(files.map(({ source }) => source))],
        date: newest,
        sha256: upToHere.at(-1) as string,
        demonstration: files.some(({ demonstration }) => demonstration),
      },
      files: files.map(({ number }, i) => ({ number, upToHere: upToHere[i] as string })),
      underway: files.length < imports.length,
    }
  }

  async count(): Promise<number> {
    const [counted] = await this.reads.rows(
      db.selectFrom('mark').select(({ fn }) => fn.countAll<string>().as('marks')),
    )
    return Number(counted?.marks ?? 0)
  }

  /** Up to which day earlier files of the same office knew; undefined where an import is that office's first. */
  async knownBefore(importNumber: number): Promise<string | undefined> {
    const [known] = await this.reads.rows(
      db
        .selectFrom('register_import as earlier')
        .innerJoin('register_import as import', 'import.source', 'earlier.source')
        .select(({ fn, val }) =>
          fn<string | null>('to_char', [fn.max('earlier.as_of'), val(day)]).as('knownUntil'),
        )
        .where('import.number', '=', importNumber)
        .whereRef('earlier.number', '<', 'import.number')
        .where('earlier.completed_at', 'is not', null),
    )
    return known?.knownUntil ?? undefined
  }

  /** How many marks some imports brought. */
  async countOf({ after, upTo }: ImportRange): Promise<number> {
    const [counted] = await this.reads.rows(
      db
        .selectFrom('mark')
        .select(({ fn }) => fn.countAll<string>().as('marks'))
        .where('import_number', '>', after)
        .where('import_number', '<=', upTo),
    )
    return Number(counted?.marks ?? 0)
  }

  /** Marks for which the register names pictures that were not imported. */
  async countWithoutPictures(): Promise<number> {
    const [counted] = await this.reads.rows(
      db
        .selectFrom('mark')
        .select(({ fn }) => fn.countAll<string>().as('marks'))
        .where('pictures', '=', none)
        .where('picture_references', '!=', none),
    )
    return Number(counted?.marks ?? 0)
  }

  /** Names of goods that several marks have, the commonest first. */
  async goodsNames(): Promise<RegisteredGoods[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom(
          db
            .selectFrom('mark')
            .select(sql<string>`unnest(goods)`.as('term'))
            .as('named'),
        )
        .select(({ fn }) => ['term', fn.countAll<string>().as('marks')])
        .where(sql`length(term)`, '<=', goodsNames.longest)
        .groupBy('term')
        .having(({ fn }) => fn.countAll(), '>=', goodsNames.leastMarks)
        .orderBy('marks', 'desc')
        .orderBy(sql`term COLLATE "C"`)
        .limit(goodsNames.most),
    )
    return rows.map(({ term, marks }) => {
      const blank = term.indexOf(' ')
      return { class: Number(term.slice(0, blank)), name: term.slice(blank + 1), marks: Number(marks) }
    })
  }

  /** Marks that have pictures, a page at a time, in the order of the bytes of office and number. */
  async *picturedPages(): AsyncGenerator<PicturedMark[]> {
    let after = { source: '', number: '' }
    for (;;) {
      const page: PicturedMark[] = await this.reads.rows(
        db
          .selectFrom('mark')
          .select(['source', 'application_number as applicationNumber', 'pictures', 'classes', 'figures'])
          .where('pictures', '!=', none)
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('source', 'application_number'), '>', tuple(after.source, after.number)),
          )
          .orderBy('source')
          .orderBy('application_number')
          .limit(pageSize),
      )
      const last = page.at(-1)
      if (!last) return
      yield page
      after = { source: last.source, number: last.applicationNumber }
    }
  }

  /** Marks by their offices and numbers, in any order. */
  ofNumbers(numbers: readonly Pick<StoredMark, 'source' | 'applicationNumber'>[]): Promise<StoredMark[]> {
    if (numbers.length === 0) return Promise.resolve([])
    return this.reads.rows(
      db
        .selectFrom('mark')
        .select(storedMark)
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('source', 'application_number'),
            'in',
            numbers.map(({ source, applicationNumber }) => tuple(source, applicationNumber)),
          ),
        ),
    )
  }

  /** Every mark, or what some imports brought, a page at a time, in the order of the bytes of office and number. */
  async *pages(range?: ImportRange): AsyncGenerator<StoredMark[]> {
    let after = { source: '', number: '' }
    for (;;) {
      const page = await this.reads.rows(
        db
          .selectFrom('mark')
          .select(storedMark)
          .where(({ eb, refTuple, tuple }) =>
            eb(refTuple('source', 'application_number'), '>', tuple(after.source, after.number)),
          )
          .$if(range !== undefined, (some) =>
            some
              .where('import_number', '>', (range as ImportRange).after)
              .where('import_number', '<=', (range as ImportRange).upTo),
          )
          .orderBy('source')
          .orderBy('application_number')
          .limit(pageSize),
      )
      if (page.length > 0) yield page
      const last = page.at(-1)
      if (!last || page.length < pageSize) return
      after = { source: last.source, number: last.applicationNumber }
    }
  }
}
