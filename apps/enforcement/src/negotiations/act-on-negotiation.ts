import { Injectable } from '@nestjs/common'
import type { ClaimantAct } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { stepOfClaimant } from './claimant-step.rules'
import { RecordStep } from './record-step'
import { refuseUnfitText } from './refuse-text'

/** Does in a negotiation what its claimant wants. */
@Injectable()
export class ActOnNegotiation {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly recordStep: RecordStep,
  ) {}

  /** @throws Problem CASE_NOT_FOUND, MESSAGE_REFUSED, and what {@link RecordStep} throws */
  async execute(caseId: string, act: ClaimantAct, caller: Caller, key: string | undefined): Promise<void> {
    await this.cases.ofOwner(caseId, caller)
    const step = stepOfClaimant(act)
    if ('text' in step) refuseUnfitText(step.text)
    if (step.kind === 'offer') refuseUnfitText(step.terms.credit)
    const once = { key, scope: `POST /negotiation/acts ${caller.userId}`, request: { caseId, ...act } }
    await this.idempotency.once(once, async (tx) => {
      await this.recordStep.execute(tx, caseId, step)
      return true
    })
  }
}
