import { Injectable } from '@nestjs/common'
import { respondentFiles, type NegotiationEntryKind, type SettlementTerms } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { LockCase } from '../cases/lock-case'
import { FollowSettlement } from './follow-settlement'
import { FollowStep } from './follow-step'
import { NegotiationEntriesRepository } from './negotiation-entries.repository'
import type { Negotiation } from './negotiation-state'
import type { NegotiationStep } from './negotiation-step'
import { takeStep } from './negotiation-step'
import { afterCase, lapseOf, performed } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import { areOutdated, firstDueOf, isNothingLeft } from './undertaking.rules'
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
   * TERMS_OUTDATED, MESSAGES_TOO_MANY, RESPONDENT_FILES_TOO_MANY
   */
  async execute(tx: Tx, caseId: string, step: NegotiationStep): Promise<void> {
    const before = await this.negotiations.lock(tx, caseId)
    if (!before) throw new Problem('NEGOTIATION_NOT_FOUND')
    const at = new Date()
    const yesterday = new Date(at.getTime() - dayMs)
    if ((await this.entries.countSince(tx, before.id, step.by, yesterday)) >= mostADay)
      throw new Problem('MESSAGES_TOO_MANY')
    if (isAboutOffered.has(step.kind) && lapseOf(before.negotiation, at) === 'outdated')
      throw new Problem('TERMS_OUTDATED')
    const endedAt = await this.lockCase.closedAt(tx, caseId)
    const taken = takeStep(afterCase(before.negotiation, endedAt), step, at)
    if (typeof taken === 'string') throw new Problem(taken)
    if (step.kind === 'file' && (await this.entries.countFiles(tx, before.id)) >= respondentFiles.most)
      throw new Problem('RESPONDENT_FILES_TOO_MANY')
    const terms = await this.termsOf(tx, before, step, taken)
    refuseUntimely(step, before.negotiation, terms, at)
    const negotiation = isKept(taken, terms) ? performed(taken) : taken
    const after: StoredNegotiation = { ...before, negotiation, changedAt: at }
    await this.negotiations.save(tx, before.id, negotiation, at)
    await this.entries.append(tx, before.id, entryOf(step, after, at))
    await this.followStep.execute(tx, after, step)
    await this.followSettlement.execute(tx, after, step)
  }

  /** Which terms a step is about; undefined where it is about none. */
  private async termsOf(
    tx: Tx,
    { id }: StoredNegotiation,
    step: NegotiationStep,
    { agreement }: Negotiation,
  ): Promise<SettlementTerms | undefined> {
    if (step.kind === 'offer') return step.terms
    if (!aboutTerms.has(step.kind) || !agreement) return undefined
    return this.entries.termsOf(tx, id, agreement.number)
  }
}

const aboutTerms: ReadonlySet<NegotiationEntryKind> = new Set([
  'accepted',
  'signed',
  'missed',
  'paid',
  'payment-confirmed',
])

/** Whether nothing is left to be done, as soon as both have signed or the payment was confirmed. */
const isKept = ({ state, agreement }: Negotiation, terms: SettlementTerms | undefined): boolean =>
  (state === 'signed' || state === 'broken') &&
  agreement !== null &&
  terms !== undefined &&
  isNothingLeft(terms, agreement.payment)

/** Nobody undertakes what can't be kept any more, and nobody has missed what is not due yet. */
function refuseUntimely(
  { kind }: NegotiationStep,
  { agreement, since: signedAt }: Negotiation,
  terms: SettlementTerms | undefined,
  at: Date,
): void {
  if (!terms) return
  if (undertakes.has(kind) && areOutdated(terms, agreement?.frozenMs ?? 0, at))
    throw new Problem('TERMS_OUTDATED')
  const dueAt = agreement && firstDueOf(terms, { ...agreement, signedAt })
  const isTooSoon = kind === 'missed' && (!dueAt || at < dueAt)
  const isUnpayable = (kind === 'paid' || kind === 'payment-confirmed') && terms.amountTwd === 0
  if (isTooSoon || isUnpayable) throw new Problem('NEGOTIATION_STATE_CHANGED')
}

const undertakes: ReadonlySet<NegotiationEntryKind> = new Set(['offer', 'accepted', 'signed'])
/** Those that undertake what the other side, or both, have said before. */
const isAboutOffered: ReadonlySet<NegotiationEntryKind> = new Set(['accepted', 'signed'])

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
