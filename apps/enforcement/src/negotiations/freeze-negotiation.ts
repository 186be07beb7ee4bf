import { Injectable } from '@nestjs/common'
import type { FreezeNegotiationRequest } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, noteSubject, Problem, type Caller } from '@originseal/http'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { NoteNews } from '../respondent-mails/note-news'
import { FollowSettlement } from './follow-settlement'
import { freeze, unfreeze } from './freeze.rules'
import { InformRespondent } from './inform-respondent'
import { NegotiationEntriesRepository } from './negotiation-entries.repository'
import { NegotiationsRepository } from './negotiations.repository'
import { RemindClaimant } from './remind-claimant'
import type { StoredNegotiation } from './stored-negotiation'

/** Freezes a negotiation under its lock, or lets it go on: the record says why, and both sides are told. */
@Injectable()
export class FreezeNegotiation {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly negotiations: NegotiationsRepository,
    private readonly entries: NegotiationEntriesRepository,
    private readonly followSettlement: FollowSettlement,
    private readonly tell: TellOfNegotiation,
    private readonly noteNews: NoteNews,
    private readonly informRespondent: InformRespondent,
    private readonly remindClaimant: RemindClaimant,
  ) {}

  /** @throws Problem NEGOTIATION_NOT_FOUND, NEGOTIATION_STATE_CHANGED */
  async execute(
    caseId: string,
    kind: 'frozen' | 'unfrozen',
    { reason }: FreezeNegotiationRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<void> {
    const scope = `POST /admin/negotiation ${kind} ${caller.userId}`
    await this.idempotency.once({ key, scope, request: { caseId, reason } }, async (tx) => {
      const before = await this.negotiations.lock(tx, caseId)
      if (!before) throw new Problem('NEGOTIATION_NOT_FOUND')
      noteSubject(before.ownerId)
      const at = new Date()
      const negotiation = (kind === 'frozen' ? freeze : unfreeze)(before.negotiation, at)
      if (typeof negotiation === 'string') throw new Problem(negotiation)
      const after: StoredNegotiation = { ...before, negotiation, changedAt: at }
      await this.negotiations.save(tx, before.id, negotiation, at)
      await this.entries.append(tx, before.id, {
        by: 'administrator',
        kind,
        at,
        text: reason,
        offerNumber: null,
        terms: null,
      })
      await this.tell.frozen(tx, caseId, { isFrozen: kind === 'frozen', reason }, at)
      await this.noteNews.execute(tx, caseId)
      if (kind === 'unfrozen') await this.resume(tx, before, after)
      return null
    })
  }

  /** What was planned and came while it was frozen had no effect: it is planned anew. */
  private async resume(tx: Tx, before: StoredNegotiation, after: StoredNegotiation): Promise<void> {
    await this.followSettlement.resume(tx, after)
    await this.informRespondent.planReminder(tx, after)
    await this.remindClaimant.resume(tx, before, after)
  }
}
