import { Injectable } from '@nestjs/common'
import type { ListWorksResponse, PageRequest } from '@originseal/contracts'
import { ReadSeal } from '../anchors/read-seal'
import { toListedWork } from './work.view'
import { WorksQueries } from './works.queries'

/** An owner's works with how their seals stand, newest first, a page at a time: three questions to the database. */
@Injectable()
export class ListWorks {
  constructor(
    private readonly works: WorksQueries,
    private readonly seals: ReadSeal,
  ) {}

  async execute(ownerId: string, { cursor, limit }: PageRequest): Promise<ListWorksResponse['data']> {
    const found = await this.works.pageOfOwner(ownerId, { cursor, limit: limit + 1 })
    const page = found.slice(0, limit)
    const ids = page.map((work) => work.id)
    const [seals, similar] = await Promise.all([this.seals.ofWorks(ids), this.works.similarToEarlier(ids)])
    return {
      works: page.map((work) => toListedWork(work, seals.get(work.id), similar.has(work.id))),
      nextCursor: found.length > limit ? (ids.at(-1) ?? null) : null,
    }
  }
}
