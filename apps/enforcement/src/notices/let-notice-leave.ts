import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { EndAttempt } from './end-attempt'
import { NOTICE_HOLDS, type NoticeHolds } from './notice-holds'
import { NoticesRepository } from './notices.repository'

/**
 * Decides, each time before a notice goes out, whether it still may: a signed notice can wait for days, and the case moves on or its
 * claimant is suspended.
 * One that may not never leaves: its case says why, and its claimant signs another if it is needed again. What takes a notice back
 * always may.
 */
@Injectable()
export class LetNoticeLeave {
  constructor(
    @Inject(NOTICE_HOLDS) private readonly holds: NoticeHolds,
    private readonly notices: NoticesRepository,
    private readonly endAttempt: EndAttempt,
  ) {}

  /** @returns whether it leaves now; it is noted that it does */
  async execute(tx: Tx, caseId: string, attemptId: string, isRetraction: boolean): Promise<boolean> {
    const reason = isRetraction ? undefined : await this.holds.reasonOf(tx, caseId)
    const attempt = await this.notices.lockAttempt(tx, attemptId)
    if (!attempt || attempt.endedAt !== null) return false
    // Nobody is sending it any more: the try before this one was cut off.
    if (attempt.state === 'sending') await this.notices.noteInterruption(tx, attemptId)
    if (reason === undefined) {
      await this.notices.beginTry(tx, attemptId)
      return true
    }
    await this.endAttempt.execute(tx, { attemptId, state: 'held', answer: reason, at: new Date() })
    return false
  }
}
