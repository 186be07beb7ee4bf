import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { remindOfOffer, type RemindOfOfferJob } from './negotiation-jobs'
import { afterTime } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'

/** Reminds the claimant of an offer, unless something has become of it. */
@Injectable()
export class RemindOfOffer {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly tell: TellOfNegotiation,
  ) {}

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
