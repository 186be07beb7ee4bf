import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { LockCase } from '../cases/lock-case'
import { NoteOnCase } from '../cases/note-on-case'
import { NoteNews } from '../respondent-mails/note-news'
import { disputeAt, disputeStandsMs, heldSince } from './dispute.rules'
import { countUnanswered as unanswered, type ObjectionJob } from './negotiation-jobs'
import { afterTime } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import type { StoredNegotiation } from './stored-negotiation'

const dayMs = 86_400_000

/** Notes on a case that its claimant has left an objection with evidence unanswered until it stood: it counts in their record. */
@Injectable()
export class CountUnanswered {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly lockCase: LockCase,
    private readonly note: NoteOnCase,
    private readonly noteNews: NoteNews,
    private readonly jobs: Jobs,
  ) {}

  /** When it would stand, of an objection that holds back notices. What was planned before is taken back. */
  async plan(tx: Tx, { caseId, negotiation }: StoredNegotiation): Promise<void> {
    const since = heldSince(negotiation.dispute)
    if (!since) return
    await this.jobs.cancel(tx, unanswered, caseId)
    await this.jobs.add(tx, unanswered, { caseId }, { runAt: standsFrom(since), key: caseId })
  }

  @OnJob(unanswered)
  async execute({ payload: { caseId } }: RunningJob<ObjectionJob>): Promise<Effect> {
    return (tx) => this.count(tx, caseId, new Date())
  }

  private async count(tx: Tx, caseId: string, at: Date): Promise<void> {
    const stored = await this.negotiations.lock(tx, caseId)
    const since = stored && heldSince(stored.negotiation.dispute)
    // Answered, or what was asked for has ended with the case.
    if (!stored || !since || (await this.lockCase.execute(tx, caseId))?.state === 'closed') return
    if (disputeAt(afterTime(stored.negotiation, at), at) === 'stands') {
      const source = `negotiation:${stored.id}:unanswered:${since.toISOString()}`
      await this.note.execute(tx, { caseId, kind: 'objection-unanswered', at, by: 'us', source, facts: {} })
      await this.noteNews.execute(tx, caseId)
      return
    }
    // Another one since, or its clock stands still while the negotiation is frozen.
    const runAt = new Date(Math.max(standsFrom(since).getTime(), at.getTime() + dayMs))
    await this.jobs.add(tx, unanswered, { caseId }, { runAt, key: caseId })
  }
}

const standsFrom = (since: Date): Date => new Date(since.getTime() + disputeStandsMs)
