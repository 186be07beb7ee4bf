import { Injectable } from '@nestjs/common'
import type { NegotiationState, StandstillEnd } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { LockCase } from '../cases/lock-case'
import { RecordCaseEvent } from '../cases/record-case-event'
import { TellOfNegotiation } from '../cases/tell-of-negotiation'
import { NoteNews } from '../respondent-mails/note-news'
import { endStandstill, type UndertakingJob } from './negotiation-jobs'
import { afterTime, lapseOf, signBy } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'
import type { StoredNegotiation } from './stored-negotiation'

/** Lets the case of a negotiation stand still from an agreement on, until it is broken or left unsigned; both are told of the latter. */
@Injectable()
export class KeepStandstill {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly lockCase: LockCase,
    private readonly recordEvent: RecordCaseEvent,
    private readonly tell: TellOfNegotiation,
    private readonly noteNews: NoteNews,
    private readonly jobs: Jobs,
  ) {}

  /** The negotiation is locked, and has been agreed on. */
  async begin(tx: Tx, stored: StoredNegotiation): Promise<void> {
    const { id, caseId, changedAt: at, negotiation } = stored
    const source = `negotiation:${id}:standstill:${negotiation.agreement?.number}`
    await this.recordEvent.execute(tx, { caseId, kind: 'standstill-began', at, by: 'us', source, facts: {} })
    await this.planEnd(tx, stored)
  }

  /** When it ends if nobody signs. */
  async planEnd(tx: Tx, { caseId, negotiation }: StoredNegotiation): Promise<void> {
    await this.jobs.add(tx, endStandstill, { caseId }, { runAt: signBy(negotiation), key: caseId })
  }

  async end(tx: Tx, caseId: string, reason: StandstillEnd, at: Date): Promise<void> {
    const source = `standstill-ended:${crypto.randomUUID()}`
    const facts = { answer: reason }
    await this.recordEvent.execute(tx, { caseId, kind: 'standstill-ended', at, by: 'us', source, facts })
  }

  @OnJob(endStandstill)
  async lapse({ payload: { caseId } }: RunningJob<UndertakingJob>): Promise<Effect> {
    return async (tx) => {
      const stored = await this.negotiations.lock(tx, caseId)
      if (!stored) return
      const at = new Date()
      // Frozen meanwhile, or another agreement: it has a job of its own.
      const { state } = afterTime(stored.negotiation, at)
      if (afterAgreement.has(state) || (await this.lockCase.execute(tx, caseId))?.state === 'closed') return
      await this.end(tx, caseId, 'unsigned', at)
      // Whoever has done something since has seen it.
      const lapse = lapseOf(stored.negotiation, at)
      if (!lapse) return
      await this.tell.agreementLapsed(tx, caseId, lapse, at)
      await this.noteNews.execute(tx, caseId)
    }
  }
}

/** What both have agreed on still runs, or has ended the standstill in its own way. */
const afterAgreement: ReadonlySet<NegotiationState> = new Set(['agreed', 'signed', 'broken', 'performed'])
