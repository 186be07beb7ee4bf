import { Injectable } from '@nestjs/common'
import { OnJob, type Effect } from '@originseal/jobs'
import { CodeRequestsRepository } from './code-requests.repository'
import { ForgetAddress } from './forget-address'
import { forgetUnconfirmed } from './respondent-mail-jobs'

const dayMs = 86_400_000

/** Forgets addresses whose code was not given in time, and requests that count no more. */
@Injectable()
export class ForgetUnconfirmed {
  constructor(
    private readonly forgetAddress: ForgetAddress,
    private readonly requests: CodeRequestsRepository,
  ) {}

  @OnJob(forgetUnconfirmed)
  async execute(): Promise<Effect> {
    return async (tx) => {
      const now = new Date()
      await this.forgetAddress.unconfirmed(tx, now)
      await this.requests.removeOlder(tx, new Date(now.getTime() - dayMs))
    }
  }
}
