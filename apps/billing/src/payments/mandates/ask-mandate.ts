import { Injectable, Optional } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { confirmationMs, confirmationPauseMs } from '../attempts/ask.rules'
import { ProviderSilent } from '../ecpay/ecpay-connection'
import { EcpayMandates, type MandateInfo } from '../ecpay/ecpay-mandates'
import { ApplyCharges } from './apply-charges'
import { askMandate, type ToldCharge } from './ask-mandate.job'

type Question = RunningJob<{ number: string; told?: ToldCharge | undefined }>

const laterMs = 600_000
const longestMs = 86_400_000

/**
 * Asks the provider which charges of a mandate there were. It is the judge: a notice only makes us ask, failures are told to
 * nobody who does not ask, and the numbers that a refund needs stand in its answer alone.
 */
@Injectable()
export class AskMandate {
  constructor(
    private readonly applyCharges: ApplyCharges,
    private readonly jobs: Jobs,
    @Optional() private readonly ecpay?: EcpayMandates,
  ) {}

  @OnJob(askMandate)
  async execute({ payload: { number, told }, signal }: Question): Promise<Effect | void> {
    if (!this.ecpay) return
    const info = await this.ecpay.info(number, signal).catch((error: unknown) => {
      if (error instanceof ProviderSilent && told) return undefined
      throw error
    })
    return async (tx) => {
      const isApplied = info !== undefined && (await this.applyCharges.answered(tx, number, info))
      if (told && !(isApplied && isIn(told, info))) await this.believe(tx, number, told, info === undefined)
    }
  }

  /** What is told with a right seal counts after a minute of silence; the provider is asked on for the rest. */
  private async believe(tx: Tx, number: string, told: ToldCharge, isSilent: boolean): Promise<void> {
    const { chargeNumber, amount, at, since } = told
    const waited = Date.now() - new Date(since).getTime()
    const hasWaited = isSilent && waited >= confirmationMs
    if (hasWaited)
      await this.applyCharges.told(tx, number, {
        chargeNumber,
        amount,
        at: new Date(at),
        succeeded: true,
        code: '1',
      })
    if (waited > longestMs) return
    const runAt = new Date(Date.now() + (isSilent && !hasWaited ? confirmationPauseMs : laterMs))
    await this.jobs.add(tx, askMandate, { number, told }, { runAt })
  }
}

const isIn = ({ chargeNumber }: ToldCharge, info: MandateInfo | undefined): boolean =>
  info?.charges.some((charge) => charge.chargeNumber === chargeNumber) ?? false
