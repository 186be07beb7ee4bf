import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { ImportedMark } from './imported-mark'

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

/** The new value of a list, or the old one where the new one is empty. */
const keptUnlessEmpty = (column: 'picture_references' | 'pictures' | 'figures') =>
  sql<
    string[]
  >`CASE WHEN excluded.${sql.ref(column)} = '{}' THEN mark.${sql.ref(column)} ELSE excluded.${sql.ref(column)} END`

/** PostgreSQL takes no NUL, and no more than 65,535 parameters. */
const columnsOf = (source: string, importNumber: number, mark: ImportedMark) => ({
  source,
  application_number: mark.applicationNumber,
  registration_number: mark.registrationNumber ?? null,
  name: mark.name,
  words: mark.words,
  filed_on: mark.filedOn ?? null,
  expires_on: mark.expiresOn ?? null,
  published_on: mark.publishedOn ?? null,
  registered: mark.registrationNumber !== undefined,
  owner: mark.owner,
  classes: [...mark.classes],
  groups: [...mark.groups],
  picture_references: [...mark.pictures],
  pictures: [...mark.kept],
  figures: [...mark.figures],
  row_hash: createHash('sha256').update(JSON.stringify(mark)).digest('hex'),
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

  /** Writes marks; of one that is known with the same content nothing changes, of two with one number the later counts. */
  async keep(tx: Tx, source: string, importNumber: number, marks: readonly ImportedMark[]): Promise<void> {
    const latest = new Map(marks.map((mark) => [mark.applicationNumber, mark]))
    if (latest.size === 0) return
    await tx.rows(
      db
        .insertInto('mark')
        .values([...latest.values()].map((mark) => columnsOf(source, importNumber, mark)))
        .onConflict((conflict) =>
          conflict
            .columns(['source', 'application_number'])
            .doUpdateSet(({ fn, ref }) => ({
              registration_number: ref('excluded.registration_number'),
              name: ref('excluded.name'),
              words: ref('excluded.words'),
              filed_on: ref('excluded.filed_on'),
              expires_on: ref('excluded.expires_on'),
              // Only the gazette has it.
              published_on: fn.coalesce('excluded.published_on', 'mark.published_on'),
              registered: ref('excluded.registered'),
              owner: ref('excluded.owner'),
              classes: ref('excluded.classes'),
              groups: ref('excluded.groups'),
              // The office's files don't each have them: what another one brought stays.
              picture_references: keptUnlessEmpty('picture_references'),
              pictures: keptUnlessEmpty('pictures'),
              figures: keptUnlessEmpty('figures'),
              row_hash: ref('excluded.row_hash'),
              import_number: ref('excluded.import_number'),
            }))
            .whereRef('mark.row_hash', '!=', 'excluded.row_hash'),
        ),
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
