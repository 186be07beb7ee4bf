import { Injectable } from '@nestjs/common'
import type { NegotiationEntryKind } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { AllowPlace } from '../cases/allow-place'
import { LookSoon } from '../cases/look-soon'
import { RecordCaseEvent } from '../cases/record-case-event'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { remindOfOffer } from './negotiation-jobs'
import type { NegotiationStep } from './negotiation-step'
import { reminderAt } from './reminder.rules'
import type { StoredNegotiation } from './stored-negotiation'

/** What can be the last that was left: also a signature, where nothing is to be done. */
const performing: ReadonlySet<NegotiationEntryKind> = new Set(['met', 'signed', 'payment-confirmed'])

/** What a step means for the case that it is about. */
@Injectable()
export class FollowStep {
  constructor(
    private readonly recordEvent: RecordCaseEvent,
    private readonly lookSoon: LookSoon,
    private readonly allowPlace: AllowPlace,
    private readonly tell: TellOfNegotiation,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, negotiation: StoredNegotiation, step: NegotiationStep): Promise<void> {
    const { id, caseId, changedAt: at } = negotiation
    const { kind } = step
    const source = `negotiation:${id}:${kind}`
    if (step.by === 'respondent') await this.tell.answered(tx, caseId, step.kind, at)
    if (step.by === 'respondent' && kind === 'offer') await this.planReminder(tx, negotiation)
    if (kind === 'removed') await this.lookSoon.execute(tx, caseId)
    if (kind === 'dispute-accepted') await this.allowPlace.execute(tx, caseId, source, at)
    if (performing.has(kind) && negotiation.negotiation.state === 'performed') {
      const by = step.by === 'observation' ? 'us' : 'owner'
      await this.recordEvent.execute(tx, { caseId, kind: 'settled', at, by, source, facts: {} })
    }
    if (step.by === 'observation') await this.tell.undertakingJudged(tx, caseId, step.kind, at)
  }

  private async planReminder(tx: Tx, { caseId, changedAt, negotiation }: StoredNegotiation): Promise<void> {
    const { offer } = negotiation
    if (!offer) return
    const runAt = reminderAt(changedAt, offer.expiresAt)
    await this.jobs.add(tx, remindOfOffer, { caseId, number: offer.number }, { runAt, key: caseId })
  }
}
