import { Injectable } from '@nestjs/common'
import type { Catalogue } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

@Injectable()
export class CatalogueRepository {
  /** Keeps a version as it is offered from now on; one that is there stays as it is. */
  async insert(tx: Tx, content: Catalogue): Promise<void> {
    await tx.rows(
      db
        .insertInto('catalogue_version')
        .values({ version: content.version, content: JSON.stringify(content) })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }
}
