import { Injectable } from '@nestjs/common'
import {
  instantsOf,
  searchedAs,
  type AdministeredCase,
  type ListAdministeredCasesRequest,
} from '@originseal/contracts'
import { DataSource } from 'typeorm'
import { CaseEntity } from './case.entity'
import { toListedCase } from './case.view'
import { isPastTarget } from './case-figures.queries'

@Injectable()
export class AdministeredCasesQueries {
  constructor(private readonly source: DataSource) {}

  /** Everybody's cases, newest first. @param ids only these, where they are given */
  async page({
    cursor,
    limit,
    search,
    state,
    late,
    ids,
    ...days
  }: ListAdministeredCasesRequest & { readonly ids?: readonly string[] | undefined }): Promise<
    AdministeredCase[]
  > {
    const page = this.source.manager
      .createQueryBuilder(CaseEntity, 'c')
      .where('true')
      .orderBy('c.openedAt', 'DESC')
      .addOrderBy('c.id', 'DESC')
      .take(limit)
    if (search !== undefined) page.andWhere(...conditionOf(search))
    if (state !== undefined) page.andWhere('c.state = :state', { state })
    if (ids !== undefined) page.andWhere('c.id = ANY(:ids)', { ids })
    if (late === true) page.andWhere(isPastTarget)
    const { from, before } = instantsOf(days)
    if (from !== undefined) page.andWhere('c.opened_at >= :from', { from })
    if (before !== undefined) page.andWhere('c.opened_at < :before', { before })
    if (cursor !== undefined)
      page.andWhere(
        '(c.opened_at, c.id) < (SELECT last.opened_at, last.id FROM takedown_case last WHERE last.id = :cursor)',
        { cursor },
      )
    const rows = await page.getMany()
    return rows.map((row) => Object.assign(toListedCase(row), { ownerId: row.ownerId }))
  }
}

/** What a typed text can be of a case; of what it can't be there is none. */
function conditionOf(typed: string): [string, object?] {
  const found = searchedAs(typed).find(({ by }) => by === 'id' || by === 'case-number')
  if (!found) return ['false']
  const { by, value } = found
  return by === 'id'
    ? ['(c.id = :value OR c.owner_id = :value OR c.work_id = :value)', { value }]
    : ['c.number = :value', { value }]
}
