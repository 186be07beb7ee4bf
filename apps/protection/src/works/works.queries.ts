import { Injectable } from '@nestjs/common'
import type { PageRequest } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { ownedBy, Problem, type Caller } from '@originseal/http'
import { DataSource } from 'typeorm'
import type { DB } from '../tables'
import { WorkEntity } from './work.entity'
import type { Work } from './work.rules'

const db = statements<DB>()

@Injectable()
export class WorksQueries {
  constructor(
    private readonly source: DataSource,
    private readonly reads: Reads,
  ) {}

  /** @throws Problem WORK_NOT_FOUND also for somebody else's work: whether it exists is nobody's business */
  async ofOwner(workId: string, caller: Caller): Promise<Work> {
    return ownedBy(caller, await this.byId(workId), 'WORK_NOT_FOUND')
  }

  /** @throws Problem WORK_NOT_FOUND */
  async byId(workId: string): Promise<Work> {
    const work = await this.source.manager.findOneBy(WorkEntity, { id: workId })
    if (!work) throw new Problem('WORK_NOT_FOUND')
    return work
  }

  /** The work whose original is these very bytes. */
  async sealedAs(sha256: string): Promise<Pick<Work, 'id' | 'ownerId'> | undefined> {
    const work = await this.source.manager.findOne(WorkEntity, {
      where: { sha256 },
      select: { id: true, ownerId: true },
    })
    return work ?? undefined
  }

  /** Works of this owner after the one called `cursor`, newest first. Another owner's cursor leads nowhere. */
  async pageOfOwner(ownerId: string, { cursor, limit }: PageRequest): Promise<Work[]> {
    const page = this.source.manager
      .createQueryBuilder(WorkEntity, 'work')
      .where('work.owner_id = :ownerId', { ownerId })
      .orderBy('work.sealedAt', 'DESC')
      .addOrderBy('work.id', 'DESC')
      .take(limit)
    if (cursor !== undefined) {
      page.andWhere(
        `(work.sealed_at, work.id) <
         (SELECT last.sealed_at, last.id FROM work last WHERE last.id = :cursor AND last.owner_id = :ownerId)`,
        { cursor },
      )
    }
    return page.getMany()
  }

  async isSimilarToEarlier(workId: string): Promise<boolean> {
    return (await this.similarToEarlier([workId])).has(workId)
  }

  /** Those of the works that look like one which was sealed before them. */
  async similarToEarlier(workIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('work_similarity')
        .select('work_id')
        .distinct()
        .where(({ eb, fn, val }) => eb('work_id', '=', fn.any(val(workIds))))
        .where('earlier', '=', true),
    )
    return new Set(rows.map((row) => row.work_id))
  }

  async exists(workId: string): Promise<boolean> {
    return this.source.manager.existsBy(WorkEntity, { id: workId })
  }

  async isCidInUse(cid: string): Promise<boolean> {
    return this.source.manager.existsBy(WorkEntity, { cid })
  }

  /** The CIDs of all works, a thousand at a time. */
  async *allCids(): AsyncGenerator<string> {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = await this.reads.rows(
        db.selectFrom('work').select(['id', 'cid']).where('id', '>', after).orderBy('id').limit(1000),
      )
      yield* rows.map((row) => row.cid)
      const last = rows.at(-1)
      if (!last) return
      after = last.id
    }
  }
}
