import { Injectable } from '@nestjs/common'
import { catalogue, type Catalogue } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()
const version = () => db.selectFrom('catalogue_version').select('content')

@Injectable()
export class CatalogueQueries {
  constructor(private readonly reads: Reads) {}

  /** What is offered now. */
  async current(): Promise<Catalogue> {
    const [row] = await this.reads.rows(version().orderBy('version', 'desc').limit(1))
    return catalogue.parse(row?.content)
  }

  /** What was offered under a version: a subscription keeps the one that it was bought under. */
  async ofVersion(number: number): Promise<Catalogue> {
    const [row] = await this.reads.rows(version().where('version', '=', number))
    return catalogue.parse(row?.content)
  }
}
