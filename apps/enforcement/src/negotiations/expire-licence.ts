import { Injectable } from '@nestjs/common'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { EndLicence } from '../licences/end-licence'
import { LicencesQueries } from '../licences/licences.queries'
import { expireLicence, type LicenceJob } from './negotiation-jobs'
import { NegotiationsRepository } from './negotiations.repository'

/** Ends a licence whose date has come. */
@Injectable()
export class ExpireLicence {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly licences: LicencesQueries,
    private readonly endLicence: EndLicence,
  ) {}

  @OnJob(expireLicence)
  async execute({ payload: { caseId } }: RunningJob<LicenceJob>): Promise<Effect> {
    return async (tx) => {
      await this.negotiations.lock(tx, caseId)
      const last = await this.licences.lastOfCase(caseId, tx)
      // One that was made good again has a job of its own.
      if (last?.notAfter && last.notAfter <= new Date())
        await this.endLicence.execute(tx, caseId, 'expired', last.notAfter)
    }
  }
}
