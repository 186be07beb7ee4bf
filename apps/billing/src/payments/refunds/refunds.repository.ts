import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { In, Not } from 'typeorm'
import { RefundEntity } from './refund.entity'

@Injectable()
export class RefundsRepository {
  async insert(tx: Tx, refund: RefundEntity): Promise<void> {
    await tx.manager.insert(RefundEntity, refund)
  }

  /** Holds the row until the transaction ends. Its order is locked before it. */
  lock(tx: Tx, id: string): Promise<RefundEntity | null> {
    return tx.manager.findOne(RefundEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }

  find(tx: Tx, id: string): Promise<RefundEntity | null> {
    return tx.manager.findOneBy(RefundEntity, { id })
  }

  async save(tx: Tx, refund: RefundEntity): Promise<void> {
    await tx.manager.save(RefundEntity, refund)
  }

  /** Whether money of a try is on its way back already. */
  hasOpen(tx: Tx, attemptNumber: string): Promise<boolean> {
    return tx.manager.existsBy(RefundEntity, { attemptNumber, state: Not(In(['rejected', 'refunded'])) })
  }

  /** The refund of a try that is proposed or under way; its order is locked. */
  openOf(tx: Tx, attemptNumber: string): Promise<RefundEntity | null> {
    return tx.manager.findOneBy(RefundEntity, { attemptNumber, state: Not(In(['rejected', 'refunded'])) })
  }

  /** Whether a change of plan has given money of a try back, or does. */
  hasPlanChange(tx: Tx, attemptNumber: string): Promise<boolean> {
    return tx.manager.existsBy(RefundEntity, {
      attemptNumber,
      kind: 'plan-change',
      state: Not('rejected'),
    })
  }

  hasReference(tx: Tx, reference: string): Promise<boolean> {
    return tx.manager.existsBy(RefundEntity, { reference })
  }
}
