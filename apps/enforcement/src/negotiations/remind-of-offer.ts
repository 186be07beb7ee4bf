import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { remindOfOffer, type RemindOfOfferJob } from './negotiation-jobs'
import type { Negotiation } from './negotiation-state'
import { afterTime } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import { reminderAt } from './reminder.rules'
import type { StoredNegotiation } from './stored-negotiation'

/** Reminds the claimant once of an offer, unless something has become of it. */
@Injectable()
export class RemindOfOffer {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly tell: TellOfNegotiation,
    private readonly jobs: Jobs,
  ) {}

  /** Of the offer that waits for the claimant, where there is one. */
  async plan(tx: Tx, { caseId, negotiation }: StoredNegotiation): Promise<void> {
    const runAt = remindAt(negotiation)
    if (!runAt || !negotiation.offer) return
    await this.jobs.cancel(tx, remindOfOffer, caseId)
    await this.jobs.add(
      tx,
      remindOfOffer,
      { caseId, number: negotiation.offer.number },
      { runAt, key: caseId },
    )
  }

  /** While it was frozen nobody was reminded: what had not been said before comes so much later. */
  async resume(tx: Tx, { negotiation: frozen }: StoredNegotiation, after: StoredNegotiation): Promise<void> {
    const due = remindAt(frozen)
    if (due && frozen.frozenAt && due > frozen.frozenAt) await this.plan(tx, after)
  }

  @OnJob(remindOfOffer)
  async execute({ payload }: RunningJob<RemindOfOfferJob>): Promise<Effect> {
    return (tx) => this.remind(tx, payload)
  }

  private async remind(tx: Tx, { caseId, number }: RemindOfOfferJob): Promise<void> {
    const now = new Date()
    const stored = await this.negotiations.lock(tx, caseId)
    const offer = stored && !stored.negotiation.frozenAt && afterTime(stored.negotiation, now).offer
    if (offer && offer.number === number) await this.tell.offerWaits(tx, caseId, offer.expiresAt, now)
  }
}

const remindAt = ({ offer, since }: Negotiation): Date | null =>
  offer?.by === 'respondent' ? reminderAt(since, offer.expiresAt) : null
