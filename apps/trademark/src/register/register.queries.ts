import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { RegisterSnapshot } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
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
  readonly registered: boolean
  readonly owner: string
  readonly classes: number[]
  readonly groups: string[]
}

/** Imports by their numbers. */
export interface ImportRange {
  readonly after: number
  readonly upTo: number
}

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

const pageSize = 5_000
/** Days as PostgreSQL writes them: the driver would make instants of this machine's zone of them. */
const day = 'YYYY-MM-DD'

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

  /** Every mark, or what some imports brought, a page at a time, in the order of the bytes of office and number. */
  async *pages(range?: ImportRange): AsyncGenerator<StoredMark[]> {
    let after = { source: '', number: '' }
    for (;;) {
      const page = await this.reads.rows(
        db
          .selectFrom('mark')
          .select(({ fn, val }) => [
            'source',
            'application_number as applicationNumber',
            'registration_number as registrationNumber',
            'name',
            'words',
            'registered',
            'owner',
            'classes',
            'groups',
            fn<string | null>('to_char', ['filed_on', val(day)]).as('filedOn'),
            fn<string | null>('to_char', ['expires_on', val(day)]).as('expiresOn'),
            fn<string | null>('to_char', ['published_on', val(day)]).as('publishedOn'),
          ])
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
