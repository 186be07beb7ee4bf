import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { MandateEntity } from './mandate.entity'

@Injectable()
export class MandatesRepository {
  async insert(tx: Tx, mandate: MandateEntity): Promise<void> {
    await tx.manager.insert(MandateEntity, mandate)
  }

  lock(tx: Tx, tradeNo: string): Promise<MandateEntity | null> {
    return tx.manager.findOne(MandateEntity, { where: { tradeNo }, lock: { mode: 'pessimistic_write' } })
  }

  async save(tx: Tx, mandate: MandateEntity): Promise<void> {
    await tx.manager.save(MandateEntity, mandate)
  }
}
