import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { AttemptEntity } from './attempt.entity'

@Injectable()
export class AttemptsRepository {
  async insert(tx: Tx, attempt: AttemptEntity): Promise<void> {
    await tx.manager.insert(AttemptEntity, attempt)
  }

  async save(tx: Tx, attempt: AttemptEntity): Promise<void> {
    await tx.manager.save(AttemptEntity, attempt)
  }

  /** Its order is locked before it, so the row is stable. */
  find(tx: Tx, number: string): Promise<AttemptEntity | null> {
    return tx.manager.findOneBy(AttemptEntity, { number })
  }

  /** The try that has paid an order, the first where several have. */
  payingOf(tx: Tx, orderId: string): Promise<AttemptEntity | null> {
    return tx.manager.findOne(AttemptEntity, {
      where: { orderId, state: 'paid' },
      order: { paidAt: 'ASC' },
    })
  }

  ofOrder(tx: Tx, orderId: string): Promise<AttemptEntity[]> {
    return tx.manager.find(AttemptEntity, { where: { orderId }, order: { startedAt: 'ASC' } })
  }
}
