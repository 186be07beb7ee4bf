import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { EndAttempt } from './end-attempt'
import { NOTICE_HOLDS, type NoticeHolds } from './notice-holds'

/**
 * Decides, each time before a notice goes out, whether it still may: a signed notice can wait for days, and the case moves on or its
 * claimant is suspended.
 * One that may not never leaves: its case says why, and its claimant signs another if it is needed again.
 */
@Injectable()
export class LetNoticeLeave {
  constructor(
    @Inject(NOTICE_HOLDS) private readonly holds: NoticeHolds,
    private readonly endAttempt: EndAttempt,
  ) {}

  async execute(tx: Tx, caseId: string, attemptId: string): Promise<boolean> {
    const reason = await this.holds.reasonOf(tx, caseId)
    if (reason === undefined) return true
    await this.endAttempt.execute(tx, { attemptId, state: 'held', answer: reason, at: new Date() })
    return false
  }
}
