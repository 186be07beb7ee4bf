import { Injectable } from '@nestjs/common'
import type { NegotiationEntryKind } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { AllowPlace } from '../cases/allow-place'
import { RecordCaseEvent } from '../cases/record-case-event'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { FollowAnswer } from './follow-answer'
import { InformRespondent } from './inform-respondent'
import type { NegotiationStep } from './negotiation-step'
import type { StoredNegotiation } from './stored-negotiation'

/** What can be the last that was left: also a signature, where nothing is to be done. */
const performing: ReadonlySet<NegotiationEntryKind> = new Set(['met', 'signed', 'payment-confirmed'])

/** What a step means for the case that it is about, and who is told of it. */
@Injectable()
export class FollowStep {
  constructor(
    private readonly recordEvent: RecordCaseEvent,
    private readonly allowPlace: AllowPlace,
    private readonly tell: TellOfNegotiation,
    private readonly followAnswer: FollowAnswer,
    private readonly informRespondent: InformRespondent,
  ) {}

  async execute(tx: Tx, negotiation: StoredNegotiation, step: NegotiationStep): Promise<void> {
    const { id, caseId, changedAt: at } = negotiation
    const { kind } = step
    const source = `negotiation:${id}:${kind}`
    if (step.by === 'respondent') await this.followAnswer.execute(tx, negotiation, step.kind)
    if (kind === 'dispute-accepted') await this.allowPlace.execute(tx, caseId, source, at)
    if (performing.has(kind) && negotiation.negotiation.state === 'performed') {
      const by = step.by === 'observation' ? 'us' : 'owner'
      await this.recordEvent.execute(tx, { caseId, kind: 'settled', at, by, source, facts: {} })
    }
    if (step.by === 'observation') await this.tell.undertakingJudged(tx, caseId, step.kind, at)
    await this.informRespondent.execute(tx, negotiation, step)
  }
}
