import { Injectable } from '@nestjs/common'
import type { NegotiationEntryKind } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { LockCase } from '../cases/lock-case'
import { NoteNews } from '../respondent-mails/note-news'
import { disputeAt } from './dispute.rules'
import { endsAt } from './ends-at.rules'
import { NegotiationEntriesRepository } from './negotiation-entries.repository'
import { remindRespondent, type LicenceJob } from './negotiation-jobs'
import type { Negotiation } from './negotiation-state'
import type { NegotiationStep } from './negotiation-step'
import { afterCase, afterTime } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import { nextStep } from './next-step.rules'
import type { StoredNegotiation } from './stored-negotiation'

/** So long before a day that waits for the other side it is reminded. */
const remindMs = 2 * 86_400_000
/** How the notice is handed over: whoever has an address on the page has it. */
const handingOver: ReadonlySet<NegotiationEntryKind> = new Set(['invited', 'not-delivered'])

/** Sees to it that the other side is told of what it has not done itself, and of days that wait for it, where it wants that. */
@Injectable()
export class InformRespondent {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly entries: NegotiationEntriesRepository,
    private readonly lockCase: LockCase,
    private readonly noteNews: NoteNews,
    private readonly jobs: Jobs,
  ) {}

  async execute(tx: Tx, stored: StoredNegotiation, { by, kind }: NegotiationStep): Promise<void> {
    if (by === 'respondent') await this.noteNews.seen(tx, stored.caseId)
    else if (!handingOver.has(kind)) await this.noteNews.execute(tx, stored.caseId)
    await this.planReminder(tx, stored)
  }

  /** For the day that the negotiation has now; what was planned for another one is taken back. */
  async planReminder(tx: Tx, { id, caseId, negotiation }: StoredNegotiation): Promise<void> {
    if (!(await this.noteNews.isWanted(tx, caseId))) return
    await this.jobs.cancel(tx, remindRespondent, caseId)
    const runAt = await this.reminderAt(tx, id, negotiation)
    if (runAt && runAt > new Date())
      await this.jobs.add(tx, remindRespondent, { caseId }, { runAt, key: caseId })
  }

  @OnJob(remindRespondent)
  async remind({ payload: { caseId } }: RunningJob<LicenceJob>): Promise<Effect> {
    return async (tx) => {
      const stored = await this.negotiations.lock(tx, caseId)
      if (!stored) return
      const at = new Date()
      const endedAt = await this.lockCase.closedAt(tx, caseId)
      const negotiation = afterCase(afterTime(stored.negotiation, at), endedAt)
      const runAt = await this.reminderAt(tx, stored.id, negotiation)
      // Frozen, done, ended with its case, or later by now: what moved it has planned another one.
      if (!runAt || runAt > at) return
      const dispute = disputeAt(negotiation, at)
      // Who has done something last, and what has lapsed, counts only where nothing has a day.
      const { actor } = nextStep({ negotiation, dispute, lastBy: null, lapse: null })
      if (actor === 'respondent') await this.noteNews.execute(tx, caseId, 'deadline')
    }
  }

  private async reminderAt(tx: Tx, id: string, negotiation: Negotiation): Promise<Date | null> {
    const { agreement } = negotiation
    const terms = agreement && (await this.entries.termsOf(tx, id, agreement.number))
    const end = endsAt(negotiation, terms ?? null)
    return end && new Date(end.getTime() - remindMs)
  }
}
