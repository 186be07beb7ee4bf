import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CASE_EVENTS, type CaseEvents } from './case-events'
import { NoticesRepository } from './notices.repository'

export interface EndedAttempt {
  readonly attemptId: string
  readonly state: 'filed' | 'failed' | 'held'
  /** What the server said, why it was given up, or what held it. */
  readonly answer: string
  readonly at: Date
}

const told = { filed: 'dispatched', failed: 'no-channel-left', held: 'notice-held' } as const

/** Notes how an attempt ended, and tells the case, in one transaction and once. */
@Injectable()
export class EndAttempt {
  constructor(
    private readonly notices: NoticesRepository,
    @Inject(CASE_EVENTS) private readonly events: CaseEvents,
  ) {}

  async execute(tx: Tx, { attemptId, state, answer, at }: EndedAttempt): Promise<void> {
    const attempt = await this.notices.lockAttempt(tx, attemptId)
    if (attempt?.state !== 'queued') return
    await this.notices.endAttempt(tx, attemptId, state, answer, at)
    await this.events.record(tx, {
      caseId: attempt.caseId,
      kind: told[state],
      at,
      by: 'us',
      source: `notice-attempt ${attemptId}`,
      facts: { noticeId: attempt.noticeId, attemptId, answer, regime: attempt.regime },
    })
  }
}
