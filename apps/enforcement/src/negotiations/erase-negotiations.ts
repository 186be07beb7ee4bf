import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import type { ObjectStore } from '@originseal/storage'
import { CasesQueries } from '../cases/cases.queries'
import { LicencesQueries } from '../licences/licences.queries'
import { ForgetAddress } from '../respondent-mails/forget-address'
import { daysAfterEnd, isLinkAlive } from '../respondent-pages/link-life.rules'
import { OBJECTS } from '../tools/tools'
import { removeSettled, removeSettlementFiles } from './negotiation-jobs'
import { NegotiationsQueries } from './negotiations.queries'
import { NegotiationsRepository } from './negotiations.repository'
import { sentFolder, settlementFolder } from './settlement-folder'

const dayMs = 86_400_000

/**
 * Forgets somebody's negotiations, and the pages of their other sides lead nowhere from then on. What both sides have signed is the
 * other side's, too: settlement, licence and page stay with them as long as their link would have lived, without what was said before.
 * Rows go at once, files after them.
 */
@Injectable()
export class EraseNegotiations {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly queries: NegotiationsQueries,
    private readonly cases: CasesQueries,
    private readonly licences: LicencesQueries,
    private readonly forgetAddress: ForgetAddress,
    private readonly jobs: Jobs,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    // Nobody does anything any more that the other side could be told of.
    for (const negotiationId of await this.negotiations.idsOfOwner(tx, ownerId))
      await this.forgetAddress.ofNegotiation(tx, negotiationId)
    for (const negotiationId of await this.negotiations.erase(tx, ownerId))
      await this.jobs.add(tx, removeSettlementFiles, { negotiationId, keepsSettlement: false })
    for (const { id: negotiationId, caseId } of await this.negotiations.reduceSigned(
      tx,
      ownerId,
      new Date(),
    )) {
      await this.jobs.add(tx, removeSettlementFiles, { negotiationId, keepsSettlement: true })
      await this.planRemoval(tx, { negotiationId, caseId })
    }
  }

  /** The same for a case that ended long ago: what was signed goes once the link of its other side leads nowhere. */
  async ofCase(tx: Tx, { id: caseId }: { readonly id: string }): Promise<void> {
    const stored = await this.negotiations.lock(tx, caseId)
    if (!stored) return
    if (stored.negotiation.agreement?.signedBy.length === 2)
      return this.planRemoval(tx, { negotiationId: stored.id, caseId })
    await this.forgetAddress.ofNegotiation(tx, stored.id)
    await this.negotiations.remove(tx, stored.id)
    await this.jobs.add(tx, removeSettlementFiles, { negotiationId: stored.id, keepsSettlement: false })
  }

  @OnJob(removeSettlementFiles)
  async remove({
    payload: { negotiationId, keepsSettlement },
  }: RunningJob<{ negotiationId: string; keepsSettlement: boolean }>): Promise<void> {
    const folder = keepsSettlement ? sentFolder(negotiationId) : settlementFolder(negotiationId)
    for await (const { key } of this.objects.list(folder)) await this.objects.remove(key)
  }

  @OnJob(removeSettled)
  async removeSettled({
    payload,
  }: RunningJob<{ negotiationId: string; caseId: string }>): Promise<Effect | void> {
    const { negotiationId, caseId } = payload
    const [row, stored, licence] = await Promise.all([
      this.cases.byId(caseId),
      this.queries.ofCase(caseId),
      this.licences.lastOfCase(caseId),
    ])
    if (!stored) return
    const linked = row && {
      outcome: row.outcome,
      caseChangedAt: row.changedAt,
      negotiationChangedAt: stored.changedAt,
      licence,
    }
    if (linked && isLinkAlive(linked, new Date())) return (tx) => this.planRemoval(tx, payload)
    return async (tx) => {
      await this.forgetAddress.ofNegotiation(tx, negotiationId)
      await this.negotiations.remove(tx, negotiationId)
      await this.jobs.add(tx, removeSettlementFiles, { negotiationId, keepsSettlement: false })
    }
  }

  private async planRemoval(tx: Tx, about: { negotiationId: string; caseId: string }): Promise<void> {
    const runAt = new Date(Date.now() + (daysAfterEnd + 1) * dayMs)
    await this.jobs.add(tx, removeSettled, about, { runAt, key: about.negotiationId })
  }
}
