import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { LockCase } from '../cases/lock-case'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { remindClaimant, type RemindClaimantJob } from './negotiation-jobs'
import { afterCase, afterTime } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import type { StoredNegotiation } from './stored-negotiation'
import { unansweredIn, type Waiting } from './unanswered.rules'

/** Reminds the claimant once of whatever of the other side's waits for them, unless they have answered. */
@Injectable()
export class RemindClaimant {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly lockCase: LockCase,
    private readonly tell: TellOfNegotiation,
    private readonly jobs: Jobs,
  ) {}

  /** Of what the last step has brought. */
  async plan(tx: Tx, { caseId, negotiation, changedAt }: StoredNegotiation): Promise<void> {
    for (const waits of unansweredIn(negotiation, changedAt))
      if (waits.since.getTime() === changedAt.getTime()) await this.add(tx, caseId, waits)
  }

  /** While it was frozen nobody was reminded: what had not been said before comes so much later. */
  async resume(tx: Tx, { negotiation: frozen }: StoredNegotiation, after: StoredNegotiation): Promise<void> {
    const { frozenAt } = frozen
    const before = unansweredIn(frozen, after.changedAt)
    const missed = before.filter(({ remindAt }) => frozenAt && remindAt > frozenAt)
    const kinds = new Set(missed.map(({ about }) => about))
    for (const waits of unansweredIn(after.negotiation, after.changedAt))
      if (kinds.has(waits.about)) await this.add(tx, after.caseId, waits)
  }

  private async add(tx: Tx, caseId: string, { about, since, remindAt }: Waiting): Promise<void> {
    const key = `${caseId}:${about}`
    await this.jobs.cancel(tx, remindClaimant, key)
    const payload = { caseId, about, since: since.toISOString() }
    await this.jobs.add(tx, remindClaimant, payload, { runAt: remindAt, key })
  }

  @OnJob(remindClaimant)
  async execute({ payload }: RunningJob<RemindClaimantJob>): Promise<Effect> {
    return (tx) => this.remind(tx, payload, new Date())
  }

  private async remind(tx: Tx, { caseId, about, since }: RemindClaimantJob, at: Date): Promise<void> {
    const stored = await this.negotiations.lock(tx, caseId)
    if (!stored || stored.negotiation.frozenAt) return
    const endedAt = await this.lockCase.closedAt(tx, caseId)
    const now = afterCase(afterTime(stored.negotiation, at), endedAt)
    // Where it is not among them it was answered, has ended, or was said anew, which has a reminder of its own.
    const waits = unansweredIn(now, at).find(
      (each) => each.about === about && each.since.toISOString() === since,
    )
    if (waits) await this.tell.unanswered(tx, caseId, waits, at)
  }
}
