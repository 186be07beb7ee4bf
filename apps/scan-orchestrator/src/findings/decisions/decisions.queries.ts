import { Injectable } from '@nestjs/common'
import type { PlaceDecision } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'
import { allowedDecisions } from './allowed.rules'

const db = statements<DB>()

@Injectable()
export class DecisionsQueries {
  constructor(private readonly reads: Reads) {}

  /** By the address of the page. */
  async ofWork(workId: string): Promise<ReadonlyMap<string, PlaceDecision>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('page_decision')
        .select('page_url as pageUrl')
        .select(({ ref }) => ref('decision').$notNull().as('decision'))
        .where('work_id', '=', workId)
        .where('decision', 'is not', null),
    )
    return new Map(rows.map(({ pageUrl, decision }) => [pageUrl, decision]))
  }

  /**
   * Addresses of pages that are licensed or the owner's own, by work; a work that has none is not there.
   * @param reader the transaction that asks, if one does
   */
  async allowedPages(
    workIds: readonly string[],
    reader: Pick<Tx, 'rows'> = this.reads,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rows = await reader.rows(
      db
        .selectFrom('page_decision')
        .select(['work_id as workId', 'page_url as pageUrl'])
        .where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(workIds))))
        .where('decision', 'in', allowedDecisions),
    )
    const pages = new Map<string, Set<string>>()
    for (const { workId, pageUrl } of rows) pages.set(workId, (pages.get(workId) ?? new Set()).add(pageUrl))
    return pages
  }
}
