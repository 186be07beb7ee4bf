import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { GoodsTerm, GroupLink } from '../readers/goods-files'
import type { DB } from '../tables'
import type { GoodsFile } from './goods-file'

const db = statements<DB>()

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const atOnce = 5_000

@Injectable()
export class GoodsRepository {
  /** Puts another list in the place of the last one. */
  async replaceTerms(tx: Tx, terms: readonly GoodsTerm[]): Promise<void> {
    await tx.rows(db.deleteFrom('goods_term'))
    const rows = terms.map(({ class: each, nameZh, nameEn, groups }, number) => ({
      number,
      class: each,
      name_zh: nameZh,
      name_en: nameEn,
      groups: [...groups],
    }))
    for (let first = 0; first < rows.length; first += atOnce)
      await tx.rows(db.insertInto('goods_term').values(rows.slice(first, first + atOnce)))
  }

  async replaceLinks(tx: Tx, links: readonly GroupLink[]): Promise<void> {
    await tx.rows(db.deleteFrom('group_link'))
    const rows = links.map(([group, other]) => ({ group_code: group, other_code: other }))
    for (let first = 0; first < rows.length; first += atOnce)
      await tx.rows(
        db
          .insertInto('group_link')
          .values(rows.slice(first, first + atOnce))
          .onConflict((conflict) => conflict.doNothing()),
      )
  }

  async noteFile(tx: Tx, { kind, sha256, asOf }: GoodsFile): Promise<void> {
    const row = { sha256, as_of: asOf, imported_at: new Date() }
    await tx.rows(
      db
        .insertInto('goods_file')
        .values({ kind, ...row })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(row)),
    )
  }
}
