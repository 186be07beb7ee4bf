import { Injectable } from '@nestjs/common'
import type { CaseState } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { CaseEventsRepository } from './case-events.repository'
import { CasesRepository } from './cases.repository'

/** What of a case its observations depend on. */
export interface ObservedCase {
  readonly ownerId: string
  readonly state: CaseState
  readonly round: number
  /** When it came into this state. */
  readonly changedAt: Date
  readonly removedAt: Date | null
  /** Its owner was asked whether the copy is still there, and has not answered. */
  readonly isAsked: boolean
  /** In this round the platform has said, authenticated, that it removed the copy. */
  readonly isAnnounced: boolean
}

/** Reads a case whose place is looked at and holds its row until the transaction ends. */
@Injectable()
export class HoldObservedCase {
  constructor(
    private readonly cases: CasesRepository,
    private readonly events: CaseEventsRepository,
  ) {}

  /** @returns undefined where there is none, or nothing is looked at any more */
  async execute(tx: Tx, caseId: string): Promise<ObservedCase | undefined> {
    const row = await this.cases.lock(tx, caseId)
    if (!row?.lookAt) return undefined
    const { ownerId, state, round, changedAt, removedAt } = row
    const isAnnounced = await this.events.hasHappened(tx, caseId, 'removal-announced', round)
    return { ownerId, state, round, changedAt, removedAt, isAsked: row.askedAt !== null, isAnnounced }
  }
}
