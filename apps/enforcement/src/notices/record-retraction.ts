import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { CASE_EVENTS, type CaseEvents } from './case-events'
import { NoticesRepository } from './notices.repository'

export interface RetractionByHand {
  readonly caseId: string
  readonly retractionId: string
  readonly at: Date
  /** The number that the platform gave. */
  readonly ticket: string | undefined
}

/** Takes a claimant's word that they have taken a notice back at its platform, where that goes by hand. */
@Injectable()
export class RecordRetraction {
  constructor(
    private readonly notices: NoticesRepository,
    @Inject(CASE_EVENTS) private readonly events: CaseEvents,
  ) {}

  /** @throws Problem NOTICE_NOT_FOUND; CASE_STATE_CHANGED where it was taken back, or a mail is on its way */
  async execute(tx: Tx, { caseId, retractionId, at, ticket }: RetractionByHand): Promise<void> {
    const retraction = await this.notices.lockRetraction(tx, caseId, retractionId)
    if (!retraction) throw new Problem('NOTICE_NOT_FOUND')
    const attempts = await this.notices.lockAttempts(tx, [retractionId])
    if (attempts.some(({ state, endedAt }) => endedAt === null || state === 'filed'))
      throw new Problem('CASE_STATE_CHANGED')
    if (at < retraction.createdAt || at > new Date()) throw new Problem('FILING_TIME_WRONG')
    const attemptId = randomUUID()
    await this.notices.insertAttempt(tx, retractionId, attemptId, retraction.channel)
    await this.notices.endAttempt(tx, attemptId, { state: 'filed', answer: ticket ?? null, at })
    await this.events.note(tx, {
      caseId,
      kind: 'retraction-sent',
      at,
      by: 'owner',
      source: `notice-attempt ${attemptId}`,
      facts: { noticeId: retractionId, attemptId, ...(ticket !== undefined && { ticket }) },
    })
  }
}
