import { Injectable } from '@nestjs/common'
import type { CaseEventKind, CaseView } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CasesQueries } from './cases.queries'
import { ReadCase } from './read-case'
import { RecordCaseEvent } from './record-case-event'

/** Something that an owner says has happened elsewhere. */
export interface OwnersWord {
  readonly kind: CaseEventKind
  readonly at: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Takes what an owner says has happened to a case; it is marked as their word on the time line. */
@Injectable()
export class RecordOwnersWord {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly recordEvent: RecordCaseEvent,
    private readonly readCase: ReadCase,
  ) {}

  /** @throws Problem CASE_NOT_FOUND, CASE_STATE_CHANGED, FILING_TIME_WRONG */
  async execute(
    caseId: string,
    { kind, at, facts }: OwnersWord,
    caller: Caller,
    key: string | undefined,
  ): Promise<CaseView> {
    const row = await this.cases.ofOwner(caseId, caller)
    const time = new Date(at)
    if (time > new Date() || time < row.openedAt) throw new Problem('FILING_TIME_WRONG')
    const request = { caseId, kind, at, facts }
    await this.idempotency.once({ key, scope: `POST /cases word ${caller.userId}`, request }, async (tx) => {
      const source = `${kind}:${crypto.randomUUID()}`
      const event = { caseId, kind, at: time, by: 'owner', source, facts } as const
      if (!(await this.recordEvent.execute(tx, event))) throw new Problem('CASE_STATE_CHANGED')
      return true
    })
    return this.readCase.execute(caseId, caller)
  }
}
