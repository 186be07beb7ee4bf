import { Injectable } from '@nestjs/common'
import type { ListWorksResponse, PageRequest } from '@originseal/contracts'
import { readPage } from '@originseal/http'
import { SealsQueries } from '../anchors/seals.queries'
import { toListedWork } from './work.view'
import { WorksQueries } from './works.queries'

/** An owner's works with how their seals stand, newest first, a page at a time: three questions to the database. */
@Injectable()
export class ListWorks {
  constructor(
    private readonly works: WorksQueries,
    private readonly seals: SealsQueries,
  ) {}

  async execute(ownerId: string, page: PageRequest): Promise<ListWorksResponse['data']> {
    const { entries, nextCursor } = await readPage(
      page,
      (asked) => this.works.pageOfOwner(ownerId, asked),
      ({ id }) => id,
    )
    const ids = entries.map(({ id }) => id)
    const [seals, similar] = await Promise.all([this.seals.ofWorks(ids), this.works.similarToEarlier(ids)])
    const works = entries.map((work) => toListedWork(work, seals.get(work.id), similar.has(work.id)))
    return { works, nextCursor }
  }
}
