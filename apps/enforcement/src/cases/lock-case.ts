import { Injectable } from '@nestjs/common'
import type { CaseState } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { CasesRepository } from './cases.repository'

interface LockedCase {
  readonly state: CaseState
  readonly ownerId: string
  /** When its state changed last. */
  readonly changedAt: Date
}

/** Holds a case's row until the transaction ends. */
@Injectable()
export class LockCase {
  constructor(private readonly cases: CasesRepository) {}

  /** @returns null where there is none */
  execute(tx: Tx, caseId: string): Promise<LockedCase | null> {
    return this.cases.lock(tx, caseId)
  }

  /** Holds the row as well. @returns when the case was closed; null where it is open, or there is none */
  async closedAt(tx: Tx, caseId: string): Promise<Date | null> {
    const locked = await this.execute(tx, caseId)
    return locked?.state === 'closed' ? locked.changedAt : null
  }
}
