import { Injectable, Optional } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { defineJob, doubling, Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { z } from 'zod'
import { EcpayMandates } from '../ecpay/ecpay-mandates'
import { mandateAfter, type MandateEvent } from './mandate.rules'
import { MandatesRepository, type Mandate } from './mandates.repository'

/** Until it is over the card could be charged again: it is asked for until the provider says so. */
const endMandate = defineJob({
  name: 'mandates.end',
  isOwed: true,
  payload: z.object({ number: z.string() }),
  timeoutMs: 30_000,
  retry: { tries: 200, pausesMs: doubling(2_000, 1_800_000) },
})

/** Lets the provider charge a card no more. */
@Injectable()
export class EndMandate {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly jobs: Jobs,
    @Optional() private readonly ecpay?: EcpayMandates,
  ) {}

  /** From here on no charge is wanted. @returns false if it charges no more already */
  async ask(tx: Tx, mandate: Mandate): Promise<boolean> {
    if (!(await this.change(tx, mandate, 'cancel-asked'))) return false
    await this.jobs.add(tx, endMandate, { number: mandate.number })
    return true
  }

  /** A payment that has opened one goes back before its plan was handed out: the provider would go on charging for nothing. */
  async askUngranted(tx: Tx, number: string): Promise<void> {
    if (!(await this.mandates.find(tx, number))) await this.jobs.add(tx, endMandate, { number })
  }

  /** The provider has ended it by itself. */
  foundEnded(tx: Tx, mandate: Mandate): Promise<boolean> {
    return this.change(tx, mandate, 'found-ended')
  }

  @OnJob(endMandate)
  async execute({ payload: { number }, signal }: RunningJob<{ number: string }>): Promise<Effect> {
    if (!this.ecpay) throw new Error('no payment provider is configured')
    // An answer that was lost is no matter: a mandate that is over already is what was wanted.
    await this.ecpay.cancel(number, signal)
    const { isRunning } = await this.ecpay.info(number, signal)
    if (isRunning) throw new Error(`the provider goes on charging by ${number}`)
    return async (tx) => {
      const mandate = await this.mandates.lock(tx, number)
      if (mandate) await this.change(tx, mandate, 'cancelled')
    }
  }

  private async change(tx: Tx, mandate: Mandate, event: MandateEvent): Promise<boolean> {
    const state = mandateAfter(mandate.state, event)
    if (!state) return false
    await this.mandates.change(tx, mandate.number, { ...mandate, state })
    return true
  }
}
