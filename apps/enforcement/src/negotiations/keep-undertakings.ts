import { Injectable } from '@nestjs/common'
import type { UndertakingResult } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { LookSoon } from '../cases/look-soon'
import { NegotiationEntriesRepository } from './negotiation-entries.repository'
import { lookWhenDue, type UndertakingJob } from './negotiation-jobs'
import { afterTime } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import { RecordStep } from './record-step'
import { undertakingOf, type Undertaking } from './undertaking.rules'

/** Follows up what was undertaken to be removed, by what is seen of the page. */
@Injectable()
export class KeepUndertakings {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly entries: NegotiationEntriesRepository,
    private readonly recordStep: RecordStep,
    private readonly lookSoon: LookSoon,
  ) {}

  /**
   * Holds the negotiation until the transaction ends.
   * @returns undefined where nothing is to be removed any more, or while it is frozen: what was seen then is judged later
   */
  async hold(tx: Tx, caseId: string): Promise<Undertaking | undefined> {
    const stored = await this.negotiations.lock(tx, caseId)
    if (!stored?.negotiation.agreement || stored.negotiation.frozenAt) return undefined
    const { state, agreement } = afterTime(stored.negotiation, new Date())
    const terms = agreement && (await this.entries.termsOf(tx, stored.id, agreement.number))
    return terms ? undertakingOf(state, terms, agreement) : undefined
  }

  /** @throws Problem as {@link RecordStep} does */
  decide(tx: Tx, caseId: string, kind: UndertakingResult): Promise<void> {
    return this.recordStep.execute(tx, caseId, { kind, by: 'observation' })
  }

  @OnJob(lookWhenDue)
  async look({ payload: { caseId } }: RunningJob<UndertakingJob>): Promise<Effect> {
    return async (tx) => {
      if (await this.hold(tx, caseId)) await this.lookSoon.execute(tx, caseId)
    }
  }
}
