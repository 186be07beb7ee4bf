import { Injectable } from '@nestjs/common'
import { IsNull, Not, DataSource } from 'typeorm'
import { CaseEntity } from './case.entity'
import { hoursToRemoval } from './victory.rules'

export interface Victory {
  readonly number: string
  readonly platform: string
  readonly hours: number
  readonly removedAt: Date
}

@Injectable()
export class VictoriesQueries {
  constructor(private readonly source: DataSource) {}

  /** The latest removals that their owners have agreed to show. */
  async latest(limit: number): Promise<Victory[]> {
    const rows = await this.source.manager.find(CaseEntity, {
      where: { isPublic: true, removedAt: Not(IsNull()) },
      order: { removedAt: 'DESC' },
      take: limit,
    })
    return rows.flatMap((row) => {
      const hours = hoursToRemoval(row)
      if (hours === undefined || !row.removedAt) return []
      return [{ number: row.number, platform: row.platform ?? 'other', hours, removedAt: row.removedAt }]
    })
  }

  /** Cases whose copy is down. */
  countRemoved(): Promise<number> {
    return this.source.manager.count(CaseEntity, {
      where: [{ state: 'removed' }, { outcome: 'kept-down' }],
    })
  }
}
