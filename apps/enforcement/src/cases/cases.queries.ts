import { Injectable } from '@nestjs/common'
import type { CaseState, ListCasesRequest } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { ownedBy, type Caller } from '@originseal/http'
import { DataSource, In } from 'typeorm'
import type { DB } from '../tables'
import { CaseEntity } from './case.entity'

const db = statements<DB>()

@Injectable()
export class CasesQueries {
  constructor(
    private readonly source: DataSource,
    private readonly reads: Reads,
  ) {}

  /** @throws Problem CASE_NOT_FOUND also for somebody else's */
  async ofOwner(id: string, caller: Caller): Promise<CaseEntity> {
    return ownedBy(caller, await this.source.manager.findOneBy(CaseEntity, { id }), 'CASE_NOT_FOUND')
  }

  byId(id: string): Promise<CaseEntity | null> {
    return this.source.manager.findOneBy(CaseEntity, { id })
  }

  byIds(ids: readonly string[]): Promise<CaseEntity[]> {
    return this.source.manager.findBy(CaseEntity, { id: In([...ids]) })
  }

  byNumber(number: string): Promise<CaseEntity | null> {
    return this.source.manager.findOneBy(CaseEntity, { number })
  }

  /** Another owner's cursor leads nowhere. */
  async pageOfOwner(ownerId: string, asked: ListCasesRequest): Promise<CaseEntity[]> {
    const page = this.source.manager
      .createQueryBuilder(CaseEntity, 'c')
      .where('c.owner_id = :ownerId', { ownerId })
      .orderBy('c.openedAt', 'DESC')
      .addOrderBy('c.id', 'DESC')
      .take(asked.limit)
    if (asked.state !== undefined) page.andWhere('c.state = :state', { state: asked.state })
    if (asked.workId !== undefined) page.andWhere('c.work_id = :workId', { workId: asked.workId })
    if (asked.cursor !== undefined)
      page.andWhere(
        `(c.opened_at, c.id) < (SELECT last.opened_at, last.id FROM takedown_case last
         WHERE last.id = :cursor AND last.owner_id = :ownerId)`,
        { cursor: asked.cursor },
      )
    return page.getMany()
  }

  async countsOfOwner(ownerId: string): Promise<Partial<Record<CaseState, number>>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('takedown_case')
        .select(({ fn }) => ['state', fn.countAll<string>().as('cases')])
        .where('owner_id', '=', ownerId)
        .groupBy('state'),
    )
    return Object.fromEntries(rows.map(({ state, cases }) => [state, Number(cases)]))
  }

  /** An owner's cases in these states, the longest unchanged first. */
  inStates(ownerId: string, states: readonly CaseState[], limit: number): Promise<CaseEntity[]> {
    return this.source.manager.find(CaseEntity, {
      where: { ownerId, state: In([...states]) },
      order: { changedAt: 'ASC' },
      take: limit,
    })
  }

  /** Of these places of works, those that a live case is about. */
  async livePlaces(findings: readonly { workId: string; targetKey: string }[]): Promise<ReadonlySet<string>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('takedown_case')
        .select(['work_id', 'target_key'])
        .where('state', '!=', 'closed')
        .where(({ eb, fn, val }) =>
          eb('target_key', '=', fn.any(val(findings.map(({ targetKey }) => targetKey)))),
        ),
    )
    return new Set(rows.map((row) => `${row.work_id} ${row.target_key}`))
  }

  /** Hours from the first filing to the removal, of everybody's cases at these domains, where enough were measured. */
  async medianHours(domains: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.reads.query<{ domain: string; hours: number }>(
      `SELECT domain, percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM removed_at - filed_at)) / 3600 AS hours
       FROM takedown_case
       WHERE domain = ANY($1) AND filed_at IS NOT NULL AND removed_at >= filed_at
       GROUP BY domain HAVING count(*) >= ${fewestMeasured}`,
      [domains],
    )
    return new Map(rows.map(({ domain, hours }) => [domain, Number(hours)]))
  }
}

/** A median of fewer says nothing. */
const fewestMeasured = 10
