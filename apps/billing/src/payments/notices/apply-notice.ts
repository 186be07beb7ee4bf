import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import type { AcceptedNotice } from '../ecpay/read-notice'
import { askMandate } from '../mandates/ask-mandate.job'
import { SettlePayment } from '../settle-payment'

/** Lets a sealed notice that is new have its effect: on its try, or on the mandate that the try has opened. */
@Injectable()
export class ApplyNotice {
  constructor(
    private readonly settle: SettlePayment,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, orderId: string, { attemptNumber, status, charge }: AcceptedNotice): Promise<void> {
    if (!charge) return this.settle.told(tx, orderId, attemptNumber, status)
    if (charge.isSimulated) return
    const { chargeNumber, amount, at } = charge
    const told = { chargeNumber, amount, at: at.toISOString(), since: new Date().toISOString() }
    // A failed charge is believed from the provider's answer only.
    await this.jobs.add(tx, askMandate, { number: attemptNumber, ...(charge.succeeded && { told }) })
  }
}
