import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { CASE_EVENTS, type CaseEvents } from './case-events'
import { takeBackNotices } from './notice-jobs'
import { NoticesRepository } from './notices.repository'

export interface EndedAttempt {
  readonly attemptId: string
  readonly state: 'filed' | 'failed' | 'held'
  /** What the server said, why it was given up, or what held it. */
  readonly answer: string
  readonly at: Date
}

const told = {
  filed: 'dispatched',
  failed: 'no-channel-left',
  held: 'notice-held',
  unknown: 'dispatch-unknown',
} as const
const toldOfRetraction = {
  filed: 'retraction-sent',
  failed: 'retraction-failed',
  held: 'retraction-failed',
  unknown: 'retraction-unknown',
} as const

/**
 * Notes how an attempt ended, and tells the case, in one transaction and once. One of whose tries the answer was lost, and that was
 * not taken later, may have left: how that went stays unknown.
 */
@Injectable()
export class EndAttempt {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly jobs: Jobs,
    @Inject(CASE_EVENTS) private readonly events: CaseEvents,
  ) {}

  async execute(tx: Tx, { attemptId, answer, at, ...ended }: EndedAttempt): Promise<void> {
    const attempt = await this.notices.lockAttempt(tx, attemptId)
    if (!attempt || attempt.endedAt !== null) return
    const { caseId, noticeId, retracts, lostAnswers } = attempt
    // What an answer that was lost may have been, no later refusal undoes.
    const state = ended.state === 'filed' || lostAnswers.length === 0 ? ended.state : 'unknown'
    await this.notices.endAttempt(tx, attemptId, { state, answer, at })
    const event = { caseId, at, by: 'us', source: `notice-attempt ${attemptId}` } as const
    const facts = { noticeId, attemptId, answer }
    if (retracts !== null) {
      await this.events.note(tx, { ...event, kind: toldOfRetraction[state], facts })
      return
    }
    const { regime } = attempt
    await this.events.record(tx, { ...event, kind: told[state], facts: { ...facts, regime } })
    if (state === 'filed' || state === 'unknown') await this.followTakenBack(tx, caseId, noticeId)
  }

  /** What takes a notice back has come back itself: their server had taken it, and could not deliver it. */
  async bounced(tx: Tx, attemptId: string, status: string | undefined, at: Date): Promise<void> {
    const attempt = await this.notices.lockAttempt(tx, attemptId)
    if (attempt?.state !== 'filed') return
    const { caseId, noticeId } = attempt
    await this.notices.endAttempt(tx, attemptId, { state: 'failed', answer: status ?? null, at })
    await this.events.note(tx, {
      caseId,
      kind: 'retraction-failed',
      at,
      by: 'us',
      source: `bounced notice-attempt ${attemptId}`,
      facts: { noticeId, attemptId, answer: status },
    })
  }

  /** One that was taken back while it was on its way has got there all the same. */
  private async followTakenBack(tx: Tx, caseId: string, noticeId: string): Promise<void> {
    const because = await this.notices.takenBack(tx, noticeId)
    if (because) await this.jobs.add(tx, takeBackNotices, { caseId, because }, { key: caseId })
  }
}
