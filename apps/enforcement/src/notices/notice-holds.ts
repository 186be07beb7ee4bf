import type { NoticeHold } from '@originseal/contracts'
import type { Tx } from '@originseal/database'

/** What is known elsewhere about whether notices of a case may go out now. */
export interface NoticeHolds {
  /** Holds what it depends on until the transaction ends. @returns undefined where they may */
  reasonOf(tx: Tx, caseId: string): Promise<NoticeHold | undefined>
}

export const NOTICE_HOLDS = Symbol('NoticeHolds')
