import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { ImportedMark } from './imported-mark'
import {
  markStatement,
  markStatements,
  mergedMark,
  withStatement,
  type MarkStatement,
  type MarkStatements,
  type MergedMark,
} from './merge-statements'

const db = statements<DB>()

/** A file or folder that marks are read from. */
export interface ImportedFile {
  readonly source: string
  readonly sha256: string
  /** Up to which day it knows. */
  readonly asOf: string
  readonly demonstration: boolean
}

export interface RegisterImport {
  readonly number: number
  /** Records that are done, parked ones included. */
  readonly records: number
  readonly complete: boolean
}

export interface ParkedRecord {
  readonly position: number
  readonly reason: string
  readonly excerpt: string
}

/** Days and texts as a statement keeps them: what a record leaves out, or says nothing in, is left out. */
function statementOf(
  { kind: _kind, applicationNumber: _number, ...said }: ImportedMark,
  asOf: string,
): MarkStatement {
  return markStatement.parse({ asOf, ...said })
}

interface KnownMark {
  readonly statements: MarkStatements
  readonly rowHash: string
  readonly importNumber: number
}

interface Written {
  readonly source: string
  readonly applicationNumber: string
  readonly said: MarkStatements
  readonly importNumber: number
}

const hashOf = (mark: MergedMark): string => createHash('sha256').update(JSON.stringify(mark)).digest('hex')

const columnsOf = ({ source, applicationNumber, said, importNumber }: Written, mark: MergedMark) => ({
  source,
  application_number: applicationNumber,
  registration_number: mark.registrationNumber,
  name: mark.name,
  words: mark.words,
  filed_on: mark.filedOn,
  expires_on: mark.expiresOn,
  published_on: mark.publishedOn,
  status: mark.status,
  owner: mark.owner,
  classes: [...mark.classes],
  groups: [...mark.groups],
  goods: mark.goods.flatMap(({ class: each, names }) => names.map((name) => `${each} ${name}`)),
  picture_references: [...mark.pictures],
  pictures: [...mark.kept],
  figures: [...mark.figures],
  statements: JSON.stringify(said),
  row_hash: hashOf(mark),
  import_number: importNumber,
})

@Injectable()
export class RegisterRepository {
  /** The import of a file, begun now unless it was before: a file is known by its hash. */
  async begin(tx: Tx, { source, sha256, asOf, demonstration }: ImportedFile): Promise<RegisterImport> {
    await tx.rows(
      db
        .insertInto('register_import')
        .values({ source, sha256, as_of: asOf, demonstration })
        .onConflict((conflict) => conflict.column('sha256').doNothing()),
    )
    const [row] = await tx.rows(
      db
        .selectFrom('register_import')
        .select(['number', 'records', 'completed_at'])
        .where('sha256', '=', sha256)
        .forUpdate(),
    )
    if (!row) throw new Error('an import that was begun is there')
    return { number: row.number, records: row.records, complete: row.completed_at !== null }
  }

  /**
   * Writes what records say of marks, and the marks as all records know them together. A mark for which nothing changes stays
   * one of the import that it came with.
   */
  async keep(
    tx: Tx,
    { source, asOf }: Pick<ImportedFile, 'source' | 'asOf'>,
    importNumber: number,
    marks: readonly ImportedMark[],
  ): Promise<void> {
    if (marks.length === 0) return
    // Two imports that bring new marks with the same numbers see each other's.
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('marks of ' || $1, 0))", [source])
    const known = await this.known(
      tx,
      source,
      marks.map((mark) => mark.applicationNumber),
    )
    const newest = new Map<string, MarkStatements>()
    for (const mark of marks) {
      const number = mark.applicationNumber
      const before = newest.get(number) ?? known.get(number)?.statements ?? {}
      newest.set(number, withStatement(before, mark.kind, statementOf(mark, asOf)))
    }
    const rows = [...newest].map(([applicationNumber, said]) => {
      const before = known.get(applicationNumber)
      const mark = mergedMark(said)
      const isSame = before?.rowHash === hashOf(mark)
      const number = isSame ? before.importNumber : importNumber
      return columnsOf({ source, applicationNumber, said, importNumber: number }, mark)
    })
    await tx.rows(
      db
        .insertInto('mark')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['source', 'application_number']).doUpdateSet(({ ref }) => ({
            registration_number: ref('excluded.registration_number'),
            name: ref('excluded.name'),
            words: ref('excluded.words'),
            filed_on: ref('excluded.filed_on'),
            expires_on: ref('excluded.expires_on'),
            published_on: ref('excluded.published_on'),
            status: ref('excluded.status'),
            owner: ref('excluded.owner'),
            classes: ref('excluded.classes'),
            groups: ref('excluded.groups'),
            goods: ref('excluded.goods'),
            picture_references: ref('excluded.picture_references'),
            pictures: ref('excluded.pictures'),
            figures: ref('excluded.figures'),
            statements: ref('excluded.statements'),
            row_hash: ref('excluded.row_hash'),
            import_number: ref('excluded.import_number'),
          })),
        ),
    )
  }

  private async known(tx: Tx, source: string, numbers: readonly string[]): Promise<Map<string, KnownMark>> {
    const rows = await tx.rows(
      db
        .selectFrom('mark')
        .select(['application_number', 'statements', 'row_hash', 'import_number'])
        .where('source', '=', source)
        .where('application_number', 'in', [...new Set(numbers)]),
    )
    return new Map(
      rows.map((row) => [
        row.application_number,
        {
          statements: markStatements.parse(row.statements),
          rowHash: row.row_hash,
          importNumber: row.import_number,
        },
      ]),
    )
  }

  async park(tx: Tx, importNumber: number, records: readonly ParkedRecord[]): Promise<void> {
    if (records.length === 0) return
    await tx.rows(
      db
        .insertInto('parked_record')
        .values(records.map((record) => ({ import_number: importNumber, ...record })))
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  /** Notes how far an import has come; a repetition goes on from there. */
  async advance(tx: Tx, importNumber: number, records: number, parked: number): Promise<void> {
    await tx.rows(
      db
        .updateTable('register_import')
        .set(({ eb }) => ({ records, parked: eb('parked', '+', parked) }))
        .where('number', '=', importNumber),
    )
  }

  async complete(tx: Tx, importNumber: number): Promise<void> {
    await tx.rows(
      db
        .updateTable('register_import')
        .set({ completed_at: new Date() })
        .where('number', '=', importNumber)
        .where('completed_at', 'is', null),
    )
  }

  /** Takes the made-up marks away, once there are real ones. @returns SHA-256 of pictures that no mark has any more */
  async removeDemonstration(tx: Tx): Promise<string[]> {
    const made = db.selectFrom('register_import').select('number').where('demonstration', '=', true)
    const gone = await tx.rows(db.deleteFrom('mark').where('import_number', 'in', made).returning('pictures'))
    await tx.rows(db.deleteFrom('parked_record').where('import_number', 'in', made))
    await tx.rows(db.deleteFrom('register_import').where('demonstration', '=', true))
    const pictures = [...new Set(gone.flatMap((mark) => mark.pictures))]
    if (pictures.length === 0) return []
    const left = await tx.rows(
      db
        .selectFrom('mark')
        .select('pictures')
        .where('pictures', '&&', sql<string[]>`${pictures}`),
    )
    const needed = new Set(left.flatMap((mark) => mark.pictures))
    return pictures.filter((sha256) => !needed.has(sha256))
  }
}
