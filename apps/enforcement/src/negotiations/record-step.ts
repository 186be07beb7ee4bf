import { Injectable } from '@nestjs/common'
import { respondentFiles } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { LockCase } from '../cases/lock-case'
import { FollowSettlement } from './follow-settlement'
import { FollowStep } from './follow-step'
import { NegotiationEntriesRepository } from './negotiation-entries.repository'
import type { NegotiationStep } from './negotiation-step'
import { takeStep } from './negotiation-step'
import { afterCase } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import { dueAtOf } from './undertaking.rules'
import type { NewNegotiationEntry, StoredNegotiation } from './stored-negotiation'

const dayMs = 86_400_000
/** Entries of one side in 24 hours. */
const mostADay = 30

/** Takes a step of either side under the lock of the negotiation: the one place where races are decided. */
@Injectable()
export class RecordStep {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly entries: NegotiationEntriesRepository,
    private readonly lockCase: LockCase,
    private readonly followStep: FollowStep,
    private readonly followSettlement: FollowSettlement,
  ) {}

  /**
   * Locks the negotiation before its case.
   * @throws Problem NEGOTIATION_NOT_FOUND, NEGOTIATION_FROZEN, NEGOTIATION_STATE_CHANGED, CASE_IN_LITIGATION, OFFER_CHANGED,
   * MESSAGES_TOO_MANY, RESPONDENT_FILES_TOO_MANY
   */
  async execute(tx: Tx, caseId: string, step: NegotiationStep): Promise<void> {
    const before = await this.negotiations.lock(tx, caseId)
    if (!before) throw new Problem('NEGOTIATION_NOT_FOUND')
    const at = new Date()
    const yesterday = new Date(at.getTime() - dayMs)
    if ((await this.entries.countSince(tx, before.id, step.by, yesterday)) >= mostADay)
      throw new Problem('MESSAGES_TOO_MANY')
    const locked = await this.lockCase.execute(tx, caseId)
    const endedAt = locked?.state === 'closed' ? locked.changedAt : null
    const negotiation = takeStep(afterCase(before.negotiation, endedAt), step, at)
    if (typeof negotiation === 'string') throw new Problem(negotiation)
    if (step.kind === 'file' && (await this.entries.countFiles(tx, before.id)) >= respondentFiles.most)
      throw new Problem('RESPONDENT_FILES_TOO_MANY')
    if (step.kind === 'missed') await this.refuseBeforeDue(tx, before, at)
    const after: StoredNegotiation = { ...before, negotiation, changedAt: at }
    await this.negotiations.save(tx, before.id, negotiation, at)
    await this.entries.append(tx, before.id, entryOf(step, after, at))
    await this.followStep.execute(tx, after, step)
    await this.followSettlement.execute(tx, after, step)
  }

  /** Nobody has missed what is not due yet. */
  private async refuseBeforeDue(tx: Tx, { id, negotiation }: StoredNegotiation, at: Date): Promise<void> {
    const { agreement } = negotiation
    const terms = agreement && (await this.entries.termsOf(tx, id, agreement.number))
    if (agreement && terms?.removeBy && at < dueAtOf(terms.removeBy, agreement.frozenMs))
      throw new Problem('NEGOTIATION_STATE_CHANGED')
  }
}

function entryOf(step: NegotiationStep, { negotiation }: StoredNegotiation, at: Date): NewNegotiationEntry {
  const { by, kind } = step
  return {
    by,
    kind,
    at,
    text: 'text' in step ? step.text : null,
    offerNumber: kind === 'offer' ? negotiation.lastOfferNumber : 'number' in step ? step.number : null,
    terms: kind === 'offer' ? step.terms : null,
    file: kind === 'file' ? step.file : undefined,
  }
}
