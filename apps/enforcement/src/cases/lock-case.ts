import { Injectable } from '@nestjs/common'
import type { CaseState } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { CasesRepository } from './cases.repository'

/** Holds a case's row until the transaction ends. */
@Injectable()
export class LockCase {
  constructor(private readonly cases: CasesRepository) {}

  /** @returns what it is in; undefined where there is none */
  async execute(tx: Tx, caseId: string): Promise<CaseState | undefined> {
    return (await this.cases.lock(tx, caseId))?.state
  }
}
