import { Injectable } from '@nestjs/common'
import type { RespondentAnswer } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { LookSoon } from '../cases/look-soon'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { CountUnanswered } from './count-unanswered'
import { GiveLink } from './give-link'
import { RemindClaimant } from './remind-claimant'
import type { StoredNegotiation } from './stored-negotiation'

/** By which an objection can begin to hold back notices. */
const objecting: ReadonlySet<RespondentAnswer> = new Set(['licensed', 'own-work', 'file'])

/** What follows from what the respondent says: the claimant is told of it. */
@Injectable()
export class FollowAnswer {
  constructor(
    private readonly tell: TellOfNegotiation,
    private readonly lookSoon: LookSoon,
    private readonly giveLink: GiveLink,
    private readonly countUnanswered: CountUnanswered,
    private readonly remindClaimant: RemindClaimant,
  ) {}

  async execute(tx: Tx, negotiation: StoredNegotiation, answer: RespondentAnswer): Promise<void> {
    const { id, caseId, changedAt } = negotiation
    await this.tell.answered(tx, caseId, answer, changedAt)
    await this.remindClaimant.plan(tx, negotiation)
    if (answer === 'removed') await this.lookSoon.execute(tx, caseId)
    if (objecting.has(answer)) await this.countUnanswered.plan(tx, negotiation)
    // Whoever was not meant reads no more of it, whatever becomes of the negotiation.
    if (answer === 'not-me') await this.giveLink.execute(tx, id)
  }
}
