import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { Jobs } from '@originseal/jobs'
import { LookSoon } from '../cases/look-soon'
import { EndLicence } from '../licences/end-licence'
import { takeBackNotices } from '../notices/notice-jobs'
import { KeepStandstill } from './keep-standstill'
import { NegotiationEntriesRepository } from './negotiation-entries.repository'
import { issueLicence, lookWhenDue } from './negotiation-jobs'
import type { NegotiationStep } from './negotiation-step'
import type { StoredNegotiation } from './stored-negotiation'
import { dueAtOf, isRetractionDue } from './undertaking.rules'

/** What a step means for what the settlement wants: a standstill, a licence, and a removal that is looked at. */
@Injectable()
export class FollowSettlement {
  constructor(
    private readonly entries: NegotiationEntriesRepository,
    private readonly standstill: KeepStandstill,
    private readonly endLicence: EndLicence,
    private readonly lookSoon: LookSoon,
    private readonly jobs: Jobs,
  ) {}

  /** @throws Problem NEGOTIATION_STATE_CHANGED where there is no licence to be revoked */
  async execute(tx: Tx, stored: StoredNegotiation, { kind }: NegotiationStep): Promise<void> {
    const { caseId, changedAt: at, negotiation } = stored
    if (kind === 'accepted') await this.standstill.begin(tx, stored)
    if (kind === 'missed') await this.standstill.end(tx, caseId, 'broken', at)
    const isSettled = kind === 'signed' && negotiation.state !== 'agreed'
    const isPaid = kind === 'payment-confirmed'
    // A removal that was seen before the payment was confirmed is judged by another look.
    if (isSettled || isPaid) await this.planLook(tx, stored)
    if (kind === 'met' || isSettled || (isPaid && negotiation.state === 'performed'))
      await this.jobs.add(tx, issueLicence, { caseId }, { key: caseId })
    if (kind === 'signed' || kind === 'met' || isPaid) await this.takeBack(tx, stored)
    if (kind === 'missed') await this.endLicence.execute(tx, caseId, 'broken', at)
    if (kind === 'licence-revoked' && !(await this.endLicence.execute(tx, caseId, 'revoked', at)))
      throw new Problem('NEGOTIATION_STATE_CHANGED')
  }

  /** What waits for a day of an agreement is planned anew. */
  async resume(tx: Tx, stored: StoredNegotiation): Promise<void> {
    const { state } = stored.negotiation
    if (state === 'agreed') await this.standstill.planEnd(tx, stored)
    if (state === 'signed' || state === 'broken') await this.planLook(tx, stored)
  }

  /** By the terms: once it stands against what is allowed, or once what it was about is done. */
  private async takeBack(tx: Tx, { id, caseId, negotiation: { state, agreement } }: StoredNegotiation) {
    const terms = agreement && (await this.entries.termsOf(tx, id, agreement.number))
    if (terms && isRetractionDue(terms, state))
      await this.jobs.add(tx, takeBackNotices, { caseId, because: 'settled' }, { key: caseId })
  }

  /** The page is looked at now, and when the removal is due. */
  private async planLook(tx: Tx, { id, caseId, negotiation }: StoredNegotiation): Promise<void> {
    const { agreement } = negotiation
    const terms = agreement && (await this.entries.termsOf(tx, id, agreement.number))
    if (!agreement || !terms?.removeBy) return
    await this.lookSoon.execute(tx, caseId)
    await this.jobs.add(
      tx,
      lookWhenDue,
      { caseId },
      { runAt: dueAtOf(terms.removeBy, agreement.frozenMs), key: caseId },
    )
  }
}
