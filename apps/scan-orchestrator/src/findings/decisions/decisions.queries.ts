import { Injectable } from '@nestjs/common'
import type { PlaceDecision } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'
import { PlaceDecisions, type Licence } from './allowed.rules'

const db = statements<DB>()
const nothing = new PlaceDecisions(new Map(), [])

@Injectable()
export class DecisionsQueries {
  constructor(private readonly reads: Reads) {}

  async ofWork(workId: string): Promise<PlaceDecisions> {
    return (await this.ofWorks([workId])).get(workId) ?? nothing
  }

  /**
   * What is decided of their pages, by work; a work of which nothing is decided is not there.
   * @param reader the transaction that asks, if one does
   */
  async ofWorks(
    workIds: readonly string[],
    reader: Pick<Tx, 'rows'> = this.reads,
  ): Promise<ReadonlyMap<string, PlaceDecisions>> {
    const said = await reader.rows(
      db
        .selectFrom('page_decision')
        .select(['work_id as workId', 'page_url as pageUrl'])
        .select(({ ref }) => ref('decision').$notNull().as('decision'))
        .where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(workIds))))
        .where('decision', 'is not', null),
    )
    const licences = await reader.rows(
      db
        .selectFrom('licence')
        .select(['work_id as workId', 'page_url as pageUrl'])
        .select(['not_after as notAfter', 'ended_at as endedAt'])
        .where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(workIds)))),
    )
    return byWork(said, licences)
  }
}

type OfWork<Row> = Row & { readonly workId: string }

function byWork(
  said: readonly OfWork<{ readonly pageUrl: string; readonly decision: PlaceDecision }>[],
  licences: readonly OfWork<Licence>[],
): ReadonlyMap<string, PlaceDecisions> {
  const works = new Set([...said, ...licences].map(({ workId }) => workId))
  return new Map(
    [...works].map((work) => [
      work,
      new PlaceDecisions(
        new Map(
          said.filter(({ workId }) => workId === work).map(({ pageUrl, decision }) => [pageUrl, decision]),
        ),
        licences.filter(({ workId }) => workId === work),
      ),
    ]),
  )
}
