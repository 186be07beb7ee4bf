import { Injectable } from '@nestjs/common'
import { DataSource, LessThanOrEqual } from 'typeorm'
import { MandateEntity } from './mandate.entity'

@Injectable()
export class MandatesQueries {
  constructor(private readonly source: DataSource) {}

  find(tradeNo: string): Promise<MandateEntity | null> {
    return this.source.manager.findOneBy(MandateEntity, { tradeNo })
  }

  async due(at: Date): Promise<string[]> {
    const due = await this.source.manager.findBy(MandateEntity, {
      state: 'running',
      nextAt: LessThanOrEqual(at),
    })
    return due.map(({ tradeNo }) => tradeNo)
  }
}
