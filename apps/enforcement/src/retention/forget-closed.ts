import { Inject, Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob } from '@originseal/jobs'
import { keptParts, retentionDays, type KeptPart } from '../cases/retention.rules'
import { TakeForgettable, type ForgettableCase } from '../cases/take-forgettable'
import { ClaimReportsQueries } from '../claimants/claim-reports.queries'
import { EraseMails } from '../inbox/erase-mails'
import { EraseNegotiations } from '../negotiations/erase-negotiations'
import { forgetClosed } from './retention-jobs'

/** Removes what one feature keeps of a case. */
export interface CaseErasure {
  ofCase(tx: Tx, ended: ForgettableCase): Promise<void>
}
export const PAPER_ERASURES = Symbol('CaseErasure[]')

/** So many cases in one transaction. */
const batch = 50
const dayMs = 86_400_000
const reportsAgainMs = 30 * dayMs

/** Removes what is kept of closed cases for a time only, and mails of which nobody ever knew what they are about. */
@Injectable()
export class ForgetClosed {
  constructor(
    private readonly transaction: Transaction,
    private readonly takeForgettable: TakeForgettable,
    private readonly negotiations: EraseNegotiations,
    private readonly mails: EraseMails,
    private readonly reports: ClaimReportsQueries,
    @Inject(PAPER_ERASURES) private readonly papers: readonly CaseErasure[],
  ) {}

  @OnJob(forgetClosed)
  async execute(): Promise<void> {
    for (const part of keptParts)
      while ((await this.transaction.run((tx) => this.forgetSome(tx, part))) === batch);
    const receivedBefore = new Date(Date.now() - retentionDays.respondent * dayMs)
    while ((await this.transaction.run((tx) => this.mails.ofNoCase(tx, receivedBefore))) > 0);
  }

  private async forgetSome(tx: Tx, part: KeptPart): Promise<number> {
    const ended = await this.takeForgettable.execute(tx, part, batch)
    for (const each of ended) await this.forget(tx, each, part)
    return ended.length
  }

  private async forget(tx: Tx, ended: ForgettableCase, part: KeptPart): Promise<void> {
    if (part === 'papers') {
      for (const each of this.papers) await each.ofCase(tx, ended)
      return
    }
    // A report of the claim goes with its negotiation, and still counts in the claimant's record.
    const since = new Date(Date.now() - retentionDays.respondent * dayMs)
    if (await this.reports.counts(tx, ended.id, since))
      return this.takeForgettable.putOff(tx, ended.id, part, new Date(Date.now() + reportsAgainMs))
    await this.negotiations.ofCase(tx, ended)
  }
}
