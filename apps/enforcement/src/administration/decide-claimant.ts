import { Injectable } from '@nestjs/common'
import { claimantSuspended, type DecideClaimantRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { CasesQueries } from '../cases/cases.queries'
import { ClaimantsQueries } from '../claimants/claimants.queries'
import { KeepClaimant } from '../claimants/keep-claimant'

/** Takes an administrator’s word on whether a claimant may open cases; who is suspended is told why. */
@Injectable()
export class DecideClaimant {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly claimants: ClaimantsQueries,
    private readonly cases: CasesQueries,
    private readonly keepClaimant: KeepClaimant,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Problem CLAIMANT_NOT_FOUND for who never was one */
  async execute(
    ownerId: string,
    { standing, reason }: DecideClaimantRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<void> {
    if (!(await this.isClaimant(ownerId))) throw new Problem('CLAIMANT_NOT_FOUND')
    const scope = `POST /admin/claimants decisions ${caller.userId}`
    const decision = { standing, reason: reason.trim(), decidedBy: caller.userId, decidedAt: new Date() }
    await this.idempotency.once({ key, scope, request: { ownerId, standing, reason } }, async (tx) => {
      await this.keepClaimant.decide(tx, ownerId, decision)
      if (standing === 'suspended')
        await this.outbox.add(tx, claimantSuspended, {
          ownerId,
          reason: decision.reason,
          at: decision.decidedAt.toISOString(),
        })
      return null
    })
  }

  private async isClaimant(ownerId: string): Promise<boolean> {
    if (await this.claimants.ofOwner(ownerId)) return true
    return Object.keys(await this.cases.countsOfOwner(ownerId)).length > 0
  }
}
