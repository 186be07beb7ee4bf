import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { RememberDecision } from '../findings/remember-decision'
import { CasesRepository } from './cases.repository'
import { RecordCaseEvent } from './record-case-event'

/** Takes back a case whose use turns out to be allowed: its place is licensed from then on, for scans and for cases. */
@Injectable()
export class AllowPlace {
  constructor(
    private readonly cases: CasesRepository,
    private readonly rememberDecision: RememberDecision,
    private readonly recordEvent: RecordCaseEvent,
  ) {}

  /**
   * The claim counts as wrong, where a notice was filed about it.
   * @param source names it once
   * @throws Problem CASE_IN_LITIGATION where a court decides about it
   */
  async execute(tx: Tx, caseId: string, source: string, at: Date): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (!row) return
    await this.rememberDecision.execute(tx, row, { decision: 'licensed', at })
    const facts = { isWrongClaim: true }
    const event = { caseId, kind: 'withdraw', at, by: 'owner', source, facts } as const
    if (!(await this.recordEvent.apply(tx, row, event)) && row.state === 'litigation')
      throw new Problem('CASE_IN_LITIGATION')
  }
}
