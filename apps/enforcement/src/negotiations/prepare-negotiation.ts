import { Injectable } from '@nestjs/common'
import type { PrepareNegotiationRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { ReadStanding } from '../cases/read-standing'
import { GiveLink } from './give-link'
import { beginNegotiation } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import { refuseUnfitText } from './refuse-text'

/** Prepares a negotiation: its page for the other side exists from now on, and nobody has been told of it. */
@Injectable()
export class PrepareNegotiation {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly readStanding: ReadStanding,
    private readonly negotiations: NegotiationsRepository,
    private readonly giveLink: GiveLink,
  ) {}

  /** @throws Problem CASE_NOT_FOUND, CASE_STATE_CHANGED, CLAIMANT_SUSPENDED, NEGOTIATION_EXISTS, MESSAGE_REFUSED */
  async execute(
    caseId: string,
    request: PrepareNegotiationRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<void> {
    const row = await this.cases.ofOwner(caseId, caller)
    const claimantName = request.claimantName.trim()
    refuseUnfitText(claimantName)
    const once = { key, scope: `POST /negotiation ${caller.userId}`, request: { caseId, ...request } }
    await this.idempotency.inTurn(once, async () => {
      if (row.outcome !== null) throw new Problem('CASE_STATE_CHANGED')
      if ((await this.readStanding.execute(row.ownerId)) === 'suspended')
        throw new Problem('CLAIMANT_SUSPENDED')
      return this.idempotency.once(once, async (tx) => {
        const id = crypto.randomUUID()
        const changedAt = new Date()
        const negotiation = beginNegotiation(changedAt)
        const { ownerId } = row
        await this.negotiations.insert(tx, {
          id,
          caseId,
          ownerId,
          claimantName,
          changedAt,
          negotiation,
        })
        await this.giveLink.execute(tx, id)
        return true
      })
    })
  }
}
