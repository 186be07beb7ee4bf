import { Injectable } from '@nestjs/common'
import { DataSource, In } from 'typeorm'
import { NoticeEntity } from './notice.entity'

@Injectable()
export class NoticesQueries {
  constructor(private readonly source: DataSource) {}

  find(id: string): Promise<NoticeEntity | null> {
    return this.source.manager.findOneBy(NoticeEntity, { id })
  }

  /** Oldest first. */
  ofTrades(tradeNos: readonly string[]): Promise<NoticeEntity[]> {
    const where = { tradeNo: In([...tradeNos]) }
    return this.source.manager.find(NoticeEntity, { where, order: { createdAt: 'ASC' } })
  }
}
