import { Injectable, Optional } from '@nestjs/common'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { EcpayMandates } from '../ecpay/ecpay-mandates'
import { askMandate } from './ask-mandate.job'
import { MandatesRepository } from './mandates.repository'
import { retryMandate } from './retry-mandate.job'

/** Asks the provider to try a charge again that has failed; what came of it is learnt by asking. */
@Injectable()
export class RetryMandate {
  constructor(
    private readonly mandates: MandatesRepository,
    private readonly jobs: Jobs,
    @Optional() private readonly ecpay?: EcpayMandates,
  ) {}

  @OnJob(retryMandate)
  async execute({ payload: { number }, signal }: RunningJob<{ number: string }>): Promise<Effect> {
    if (!this.ecpay) throw new Error('no payment provider is configured')
    await this.ecpay.retry(number, signal)
    return async (tx) => {
      const mandate = await this.mandates.lock(tx, number)
      if (!mandate) return
      await this.mandates.change(tx, number, { ...mandate, retries: mandate.retries + 1 })
      await this.jobs.add(tx, askMandate, { number })
    }
  }
}
