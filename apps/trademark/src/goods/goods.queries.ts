import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { GoodsTerm, GroupLink } from '../readers/goods-files'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class GoodsQueries {
  constructor(private readonly reads: Reads) {}

  /** The files of the list that were imported. */
  files(): Promise<{ kind: string; sha256: string; asOf: string }[]> {
    return this.reads.rows(
      db
        .selectFrom('goods_file')
        .select(({ fn, val }) => [
          ...(['kind', 'sha256'] as const),
          fn<string>('to_char', ['as_of', val('YYYY-MM-DD')]).as('asOf'),
        ])
        .orderBy('kind'),
    )
  }

  terms(): Promise<GoodsTerm[]> {
    return this.reads.rows(
      db
        .selectFrom('goods_term')
        .select(['class', 'name_zh as nameZh', 'name_en as nameEn', 'groups'])
        .orderBy('number'),
    )
  }

  async links(): Promise<GroupLink[]> {
    const rows = await this.reads.rows(db.selectFrom('group_link').select(['group_code', 'other_code']))
    return rows.map(({ group_code, other_code }) => [group_code, other_code])
  }
}
