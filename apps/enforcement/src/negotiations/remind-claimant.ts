import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { LockCase } from '../cases/lock-case'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { remindClaimant, type RemindClaimantJob } from './negotiation-jobs'
import { afterCase, afterTime } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import type { StoredNegotiation } from './stored-negotiation'
import { unansweredIn, type Unanswered } from './unanswered.rules'

/** Reminds the claimant once of an objection, and of a payment that is said to have been made, unless they have answered. */
@Injectable()
export class RemindClaimant {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly lockCase: LockCase,
    private readonly tell: TellOfNegotiation,
    private readonly jobs: Jobs,
  ) {}

  /** Where the last step is what waits since. */
  async plan(tx: Tx, { caseId, negotiation, changedAt }: StoredNegotiation): Promise<void> {
    const waits = unansweredIn(negotiation, changedAt)
    if (waits?.since.getTime() === changedAt.getTime()) await this.add(tx, caseId, waits)
  }

  /** While it was frozen nobody was reminded: what had not been said before comes so much later. */
  async resume(tx: Tx, { negotiation: frozen }: StoredNegotiation, after: StoredNegotiation): Promise<void> {
    const [before, waits] = [frozen, after.negotiation].map((each) => unansweredIn(each, after.changedAt))
    if (before && waits && frozen.frozenAt && before.remindAt > frozen.frozenAt)
      await this.add(tx, after.caseId, waits)
  }

  private async add(tx: Tx, caseId: string, { about, since, remindAt }: Unanswered): Promise<void> {
    await this.jobs.cancel(tx, remindClaimant, caseId)
    const payload = { caseId, about, since: since.toISOString() }
    await this.jobs.add(tx, remindClaimant, payload, { runAt: remindAt, key: caseId })
  }

  @OnJob(remindClaimant)
  async execute({ payload }: RunningJob<RemindClaimantJob>): Promise<Effect> {
    return (tx) => this.remind(tx, payload, new Date())
  }

  private async remind(tx: Tx, { caseId, about, since }: RemindClaimantJob, at: Date): Promise<void> {
    const stored = await this.negotiations.lock(tx, caseId)
    if (!stored || stored.negotiation.frozenAt) return
    const endedAt = await this.lockCase.closedAt(tx, caseId)
    const waits = unansweredIn(afterCase(afterTime(stored.negotiation, at), endedAt), at)
    // Answered, ended, or said anew, which has a reminder of its own.
    if (waits?.about !== about || waits.since.toISOString() !== since) return
    if (about === 'payment') await this.tell.paymentWaits(tx, caseId, at)
    else await this.tell.objectionWaits(tx, caseId, waits.standsFrom, at)
  }
}
