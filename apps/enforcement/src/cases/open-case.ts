import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { RememberDecision } from '../findings/remember-decision'
import type { CaseEntity } from './case.entity'
import { caseNumberOf, numberMonth } from './case-number.rules'
import { CasesRepository } from './cases.repository'
import { RecordCaseEvent } from './record-case-event'

/** Gives a case its number, its unit and the first entry of its time line. */
@Injectable()
export class OpenCase {
  constructor(
    private readonly cases: CasesRepository,
    private readonly rememberDecision: RememberDecision,
    private readonly recordEvent: RecordCaseEvent,
  ) {}

  /** @throws Problem CASE_ALREADY_OPEN; @throws Problem QUOTA_EXHAUSTED */
  async execute(tx: Tx, draft: Omit<CaseEntity, 'number'>): Promise<CaseEntity> {
    const month = numberMonth(draft.openedAt)
    const row = { ...draft, number: caseNumberOf(month, await this.cases.nextNumber(tx, month)) }
    await this.cases.insert(tx, row)
    await this.recordEvent.apply(tx, row, {
      caseId: row.id,
      kind: 'open',
      at: row.openedAt,
      by: 'owner',
      source: 'open',
      facts: { findingId: row.findingId },
    })
    await this.rememberDecision.execute(tx, row, { decision: 'takedown', at: row.openedAt })
    return row
  }
}
