import { Injectable } from '@nestjs/common'
import { catalogue, type Catalogue } from '@originseal/contracts'
import { Reads, statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()
const content = () => db.selectFrom('catalogue_version').select('content')

@Injectable()
export class CatalogueQueries {
  constructor(private readonly reads: Reads) {}

  /** What is offered now. */
  async current(from: Pick<Tx, 'rows'> = this.reads): Promise<Catalogue> {
    const [row] = await from.rows(content().orderBy('version', 'desc').limit(1))
    return catalogue.parse(row?.content)
  }

  /** What was offered under a version: a subscription keeps the one that it was bought under. */
  async ofVersion(from: Pick<Tx, 'rows'>, version: number): Promise<Catalogue> {
    const [row] = await from.rows(content().where('version', '=', version))
    return catalogue.parse(row?.content)
  }
}
