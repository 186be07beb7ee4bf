import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { RegisterSnapshot } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { sql } from 'kysely'
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

const pageSize = 5_000
/** Days as PostgreSQL writes them: the driver would make instants of this machine's zone of them. */
const day = 'YYYY-MM-DD'

@Injectable()
export class RegisterQueries {
  constructor(private readonly reads: Reads) {}

  /** What was imported whole so far; undefined while nothing was. */
  async imported(): Promise<Omit<RegisterSnapshot, 'rows'> | undefined> {
    const imports = await this.reads.rows(
      db
        .selectFrom('register_import')
        .select(({ fn, val }) => [
          'source',
          'sha256',
          'demonstration',
          fn<string>('to_char', ['as_of', val(day)]).as('asOf'),
        ])
        .where('completed_at', 'is not', null)
        .orderBy('number'),
    )
    const dates = imports.map(({ asOf }) => asOf).sort()
    const newest = dates.at(-1)
    if (newest === undefined) return undefined
    return {
      sources: [...new Set(imports.map(({ source }) => source))],
      date: newest,
      sha256: createHash('sha256')
        .update(imports.map(({ sha256 }) => sha256).join('\n'))
        .digest('hex'),
      demonstration: imports.some(({ demonstration }) => demonstration),
    }
  }

  async count(): Promise<number> {
    const [counted] = await this.reads.rows(
      db.selectFrom('mark').select(({ fn }) => fn.countAll<string>().as('marks')),
    )
    return Number(counted?.marks ?? 0)
  }

  /** One of every `step` marks, in the order of `pages`. */
  everyFew(step: number): Promise<Pick<StoredMark, 'name' | 'words'>[]> {
    return this.reads.rows(
      db
        .selectFrom(
          db
            .selectFrom('mark')
            .select(['name', 'words'])
            .select(sql<string>`row_number() OVER (ORDER BY source, application_number)`.as('number'))
            .as('numbered'),
        )
        .select(['name', 'words'])
        .where(sql<boolean>`number % ${step} = 0`)
        .orderBy('number'),
    )
  }

  /** Every mark, or what one import brought, a page at a time, in an order that is the same each time. */
  async *pages(importNumber?: number): AsyncGenerator<StoredMark[]> {
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
          .$if(importNumber !== undefined, (some) => some.where('import_number', '=', importNumber as number))
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
