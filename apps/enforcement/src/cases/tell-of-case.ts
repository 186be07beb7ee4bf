import { Injectable } from '@nestjs/common'
import {
  agreementLapsed,
  caseActionNeeded,
  caseAnswer,
  caseAnswered,
  caseClosed,
  caseReminded,
  caseFiled,
  caseOpened,
  caseRelapsed,
  caseRemedied,
  caseRemoved,
  caseStatesOfOwner,
  negotiationFrozen,
  objectionWaiting,
  offerWaiting,
  paymentWaiting,
  respondentAnswered,
  undertakingJudged,
  type AgreementLapse,
  type CaseEventKind,
  type PayloadOf,
  type UndertakingResult,
} from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import type { CaseEntity } from './case.entity'
import type { RemedyReason } from './case-standing'
import type { Unanswered } from './unanswered'

/** Publishes what has become of a case, together with the change. */
@Injectable()
export class TellOfCase {
  constructor(private readonly outbox: Outbox) {}

  async changed(tx: Tx, row: CaseEntity, kind: CaseEventKind): Promise<void> {
    const facts = { ...factsOf(row), round: row.round }
    if (kind === 'open') await this.outbox.add(tx, caseOpened, factsOf(row))
    if (kind === 'dispatched' || kind === 'filed-by-hand') await this.outbox.add(tx, caseFiled, facts)
    const answer = caseAnswer.safeParse(kind)
    if (answer.success) await this.outbox.add(tx, caseAnswered, { ...factsOf(row), answer: answer.data })
    if (kind === 'up-again') await this.outbox.add(tx, caseRelapsed, facts)
    if (kind === 'down-confirmed' && row.removedAt)
      await this.outbox.add(tx, caseRemoved, { ...facts, firstDownAt: row.removedAt.toISOString() })
    if (row.outcome) await this.outbox.add(tx, caseClosed, { ...factsOf(row), outcome: row.outcome })
    const state = caseStatesOfOwner.find((each) => each === row.state)
    if (state) await this.outbox.add(tx, caseActionNeeded, { ...factsOf(row), state })
  }

  async remedied(tx: Tx, row: CaseEntity, reason: RemedyReason): Promise<void> {
    await this.outbox.add(tx, caseRemedied, { ...factsOf(row), reason })
  }

  async reminded(
    tx: Tx,
    row: CaseEntity,
    { deadline, endsAt }: { readonly deadline: string; readonly endsAt: Date },
    at: Date,
  ): Promise<void> {
    const facts = { ...factsOf(row), at: at.toISOString(), deadline, endsAt: endsAt.toISOString() }
    await this.outbox.add(tx, caseReminded, facts)
  }

  /** Its other side has answered, at another time than the case last changed. */
  async answered(
    tx: Tx,
    row: CaseEntity,
    answer: PayloadOf<typeof respondentAnswered>['answer'],
    at: Date,
  ): Promise<void> {
    await this.outbox.add(tx, respondentAnswered, { ...factsOf(row), at: at.toISOString(), answer })
  }

  async undertakingJudged(tx: Tx, row: CaseEntity, result: UndertakingResult, at: Date): Promise<void> {
    await this.outbox.add(tx, undertakingJudged, { ...factsOf(row), at: at.toISOString(), result })
  }

  async negotiationFrozen(
    tx: Tx,
    row: CaseEntity,
    frozen: { readonly isFrozen: boolean; readonly reason: string },
    at: Date,
  ): Promise<void> {
    await this.outbox.add(tx, negotiationFrozen, { ...factsOf(row), at: at.toISOString(), ...frozen })
  }

  async unanswered(tx: Tx, row: CaseEntity, waits: Unanswered, at: Date): Promise<void> {
    const facts = { ...factsOf(row), at: at.toISOString() }
    if (waits.about === 'offer')
      await this.outbox.add(tx, offerWaiting, { ...facts, expiresAt: waits.expiresAt.toISOString() })
    else if (waits.about === 'objection')
      await this.outbox.add(tx, objectionWaiting, {
        ...facts,
        standsFrom: waits.standsFrom?.toISOString() ?? null,
      })
    else await this.outbox.add(tx, paymentWaiting, facts)
  }

  async agreementLapsed(tx: Tx, row: CaseEntity, lapse: AgreementLapse, at: Date): Promise<void> {
    await this.outbox.add(tx, agreementLapsed, { ...factsOf(row), at: at.toISOString(), lapse })
  }
}

const factsOf = ({ id, number, ownerId, workId, title, changedAt }: CaseEntity) => ({
  caseId: id,
  number,
  ownerId,
  workId,
  ...(title !== null && { title }),
  at: changedAt.toISOString(),
})
