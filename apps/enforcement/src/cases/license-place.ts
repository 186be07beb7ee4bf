import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { RememberDecision } from '../findings/remember-decision'
import { CasesRepository } from './cases.repository'

/** Says of the place of a case what its licence makes of it. Scans follow the licence itself. */
@Injectable()
export class LicensePlace {
  constructor(
    private readonly cases: CasesRepository,
    private readonly rememberDecision: RememberDecision,
  ) {}

  /** No notice goes out about it, and no new case is opened. */
  async begin(tx: Tx, caseId: string, at: Date): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (row) await this.rememberDecision.licensed(tx, row, at)
  }

  /** A live case goes on about it; else its owner is asked again. */
  async end(tx: Tx, caseId: string, at: Date): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (row?.outcome === null) await this.rememberDecision.execute(tx, row, { decision: 'takedown', at })
    else if (row) await this.rememberDecision.forget(tx, row, at)
  }
}
