import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { GoodsTerm, GroupLink } from '../readers/goods-files'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class GoodsQueries {
  constructor(private readonly reads: Reads) {}

  /** Another one for other files; empty where there are none. */
  async version(): Promise<string> {
    const files = await this.reads.rows(db.selectFrom('goods_file').select('sha256').orderBy('kind'))
    return files.map(({ sha256 }) => sha256).join(' ')
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
