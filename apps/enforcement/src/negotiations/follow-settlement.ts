import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { EndLicence } from '../licences/end-licence'
import { issueLicence } from './negotiation-jobs'
import type { NegotiationStep } from './negotiation-step'
import type { StoredNegotiation } from './stored-negotiation'

/** What a step means for the licence that the settlement gives. */
@Injectable()
export class FollowSettlement {
  constructor(
    private readonly endLicence: EndLicence,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem NEGOTIATION_STATE_CHANGED where there is no licence to be revoked */
  async execute(
    tx: Tx,
    { caseId, changedAt: at, negotiation }: StoredNegotiation,
    { kind }: NegotiationStep,
  ): Promise<void> {
    if (kind === 'met' || (kind === 'signed' && negotiation.state === 'signed'))
      await this.jobs.add(tx, issueLicence, { caseId }, { key: caseId })
    if (kind === 'missed') await this.endLicence.execute(tx, caseId, 'broken', at)
    if (kind === 'licence-revoked' && !(await this.endLicence.execute(tx, caseId, 'revoked', at)))
      throw new Problem('NEGOTIATION_STATE_CHANGED')
  }
}
