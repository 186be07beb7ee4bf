import { Injectable } from '@nestjs/common'
import type { Catalogue } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { DatedVersion } from './catalogue-version.rules'

const db = statements<DB>()

/** Who publishes a version, and from when it is offered. */
export interface Publication {
  readonly by: string
  readonly offeredFrom: Date
}

@Injectable()
export class CatalogueRepository {
  /** @returns false for a version that is there; it stays as it is */
  async insert(tx: Tx, content: Catalogue, publication?: Publication): Promise<boolean> {
    const inserted = await tx.rows(
      db
        .insertInto('catalogue_version')
        .values({
          version: content.version,
          content: JSON.stringify(content),
          ...(publication && { published_by: publication.by, offered_from: publication.offeredFrom }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version'),
    )
    return inserted.length > 0
  }

  /** The version with the highest number. */
  async newest(tx: Tx): Promise<DatedVersion> {
    const [row] = await tx.rows(versions().orderBy('version', 'desc').limit(1))
    if (!row) throw new Error('there is no catalogue')
    return row
  }

  /** Waits for whoever else changes this version. */
  async lock(tx: Tx, version: number): Promise<DatedVersion | undefined> {
    const [row] = await tx.rows(versions().where('version', '=', version).forUpdate())
    return row
  }

  async withdraw(tx: Tx, version: number, at: Date): Promise<void> {
    await tx.rows(
      db.updateTable('catalogue_version').set({ withdrawn_at: at }).where('version', '=', version),
    )
  }
}

const versions = () =>
  db
    .selectFrom('catalogue_version')
    .select(['version', 'offered_from as offeredFrom', 'withdrawn_at as withdrawnAt'])
