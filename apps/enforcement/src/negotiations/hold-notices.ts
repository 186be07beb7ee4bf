import { Injectable } from '@nestjs/common'
import type { NoticeHold } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { LockCase } from '../cases/lock-case'
import { ReadStanding } from '../cases/read-standing'
import type { NoticeHolds } from '../notices/notice-holds'
import { holdsOf } from './negotiation.rules'
import { NegotiationsRepository } from './negotiations.repository'

/** Whether a notice that waits may still go out, by claimant, negotiation and case as they are when it would. */
@Injectable()
export class HoldNotices implements NoticeHolds {
  constructor(
    private readonly negotiations: NegotiationsRepository,
    private readonly lockCase: LockCase,
    private readonly readStanding: ReadStanding,
  ) {}

  /** Locks the negotiation before the case, as its steps do. */
  async reasonOf(tx: Tx, caseId: string): Promise<NoticeHold | undefined> {
    const stored = await this.negotiations.lock(tx, caseId)
    const locked = await this.lockCase.execute(tx, caseId)
    if (!locked || locked.state === 'closed') return 'case-closed'
    if ((await this.readStanding.execute(locked.ownerId, tx)) === 'suspended') return 'suspended'
    const { dispute, standsStill } = holdsOf(stored?.negotiation, new Date())
    if (standsStill) return 'standstill'
    return dispute ? 'dispute' : undefined
  }
}
