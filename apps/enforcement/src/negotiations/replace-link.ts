import { Injectable } from '@nestjs/common'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { GiveLink } from './give-link'
import { NegotiationsRepository } from './negotiations.repository'

/** Gives the other side's page a new link; the old one leads nowhere from then on. */
@Injectable()
export class ReplaceLink {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly negotiations: NegotiationsRepository,
    private readonly giveLink: GiveLink,
  ) {}

  /** @throws Problem CASE_NOT_FOUND, NEGOTIATION_NOT_FOUND */
  async execute(caseId: string, caller: Caller, key: string | undefined): Promise<void> {
    await this.cases.ofOwner(caseId, caller)
    const once = { key, scope: `POST /negotiation/links ${caller.userId}`, request: { caseId } }
    await this.idempotency.once(once, async (tx) => {
      const negotiation = await this.negotiations.lock(tx, caseId)
      if (!negotiation) throw new Problem('NEGOTIATION_NOT_FOUND')
      await this.giveLink.execute(tx, negotiation.id)
      return true
    })
  }
}
