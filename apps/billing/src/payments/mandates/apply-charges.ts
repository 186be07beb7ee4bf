import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { AttemptsRepository } from '../attempts/attempts.repository'
import type { MandateCharge, MandateInfo } from '../ecpay/ecpay-mandates'
import { OrdersRepository } from '../orders/orders.repository'
import { BookRenewal } from './book-renewal'
import { FollowMandate } from './follow-mandate'
import { MandatesRepository } from './mandates.repository'

/** Writes down further charges of a mandate, each once, whoever tells of them. */
@Injectable()
export class ApplyCharges {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly orders: OrdersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly bookRenewal: BookRenewal,
    private readonly followMandate: FollowMandate,
  ) {}

  /** The provider's answer: every charge that there was. @returns false if the first one is not booked yet */
  async answered(tx: Tx, number: string, info: MandateInfo): Promise<boolean> {
    if (!(await this.apply(tx, number, info.charges, true))) return false
    await this.followMandate.execute(tx, number, info)
    return true
  }

  /** A sealed notice that the provider has not confirmed. */
  async told(tx: Tx, number: string, charge: MandateCharge): Promise<void> {
    await this.apply(tx, number, [charge], false)
  }

  private async apply(
    tx: Tx,
    number: string,
    charges: readonly MandateCharge[],
    isConfirmed: boolean,
  ): Promise<boolean> {
    const known = await this.mandates.find(tx, number)
    const first = known && (await this.orders.lock(tx, known.orderId))
    const opening = await this.attempts.find(tx, number)
    if (!first || !opening) return false
    const firstCharge = opening.chargeNumber ?? charges[0]?.chargeNumber
    for (const charge of charges.filter(({ chargeNumber }) => chargeNumber !== firstCharge)) {
      if (!(await this.mandates.insertCharge(tx, number, charge))) {
        if (charge.succeeded && isConfirmed) await this.bookRenewal.confirm(tx, number, charge)
      } else if (charge.succeeded) await this.bookRenewal.execute(tx, { first, number, charge, isConfirmed })
    }
    return true
  }
}
