import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CardChargeEntity } from './card-charge.entity'

@Injectable()
export class ChargesRepository {
  async insert(tx: Tx, charge: Omit<CardChargeEntity, 'refunded'>): Promise<void> {
    await tx.manager.insert(CardChargeEntity, { ...charge, refunded: 0 })
  }

  lock(tx: Tx, tradeNo: string): Promise<CardChargeEntity | null> {
    return tx.manager.findOne(CardChargeEntity, { where: { tradeNo }, lock: { mode: 'pessimistic_write' } })
  }

  async save(tx: Tx, charge: CardChargeEntity): Promise<void> {
    await tx.manager.save(CardChargeEntity, charge)
  }

  /** 20:15: what is authorised becomes captured. */
  async captureAll(tx: Tx): Promise<void> {
    await tx.query(
      `UPDATE card_charge SET state = 'captured' WHERE code = '1' AND state IN ('authorised', 'toCapture')`,
    )
  }
}
