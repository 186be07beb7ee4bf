import { Injectable } from '@nestjs/common'
import { catalogue, type Catalogue, type CatalogueVersion } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import { sql } from 'kysely'
import type { DB } from '../tables'
import { versionStates } from './catalogue-version.rules'

const db = statements<DB>()
const content = () => db.selectFrom('catalogue_version').select('content')

/** Older ones are of no use to who publishes the next. */
const listed = 50

@Injectable()
export class CatalogueQueries {
  constructor(private readonly reads: Reads) {}

  /** What is offered now. */
  async current(from: Pick<Tx, 'rows'> = this.reads): Promise<Catalogue> {
    const [row] = await from.rows(
      content()
        .where('offered_from', '<=', sql<Date>`now()`)
        .where('withdrawn_at', 'is', null)
        .orderBy('version', 'desc')
        .limit(1),
    )
    return catalogue.parse(row?.content)
  }

  /** What was offered under a version: a subscription keeps the one that it was bought under. Without one: now. */
  async ofVersion(from: Pick<Tx, 'rows'>, version?: number): Promise<Catalogue> {
    if (version === undefined) return this.current(from)
    const [row] = await from.rows(content().where('version', '=', version))
    return catalogue.parse(row?.content)
  }

  /** The newest versions, newest first. */
  async newest(): Promise<CatalogueVersion[]> {
    const rows = await this.reads.rows(
      db.selectFrom('catalogue_version').selectAll().orderBy('version', 'desc').limit(listed),
    )
    const states = versionStates(
      rows.map((row) => ({
        version: row.version,
        offeredFrom: row.offered_from,
        withdrawnAt: row.withdrawn_at,
      })),
      new Date(),
    )
    return rows.map((row, position) => {
      const { version, plans, packs } = catalogue.parse(row.content)
      return {
        version,
        plans,
        packs,
        state: states[position] as CatalogueVersion['state'],
        offeredFrom: row.offered_from.toISOString(),
        publishedBy: row.published_by,
      }
    })
  }
}
