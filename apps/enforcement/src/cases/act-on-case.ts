import { Injectable } from '@nestjs/common'
import type { CaseEventKind, CaseView } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CasesQueries } from './cases.queries'
import { ReadCase } from './read-case'
import { RecordCaseEvent } from './record-case-event'

/** What an owner can do with a case by a press of a button. */
export type OwnersAct = Extract<CaseEventKind, 'withdraw' | 'owner-gives-up' | 'try-again' | 'input-given'>

/** Does it once; where the case has moved on meanwhile it is refused. */
@Injectable()
export class ActOnCase {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly recordEvent: RecordCaseEvent,
    private readonly readCase: ReadCase,
  ) {}

  /** @throws Problem CASE_NOT_FOUND; @throws Problem CASE_STATE_CHANGED */
  async execute(id: string, kind: OwnersAct, caller: Caller, key: string | undefined): Promise<CaseView> {
    await this.cases.ofOwner(id, caller)
    await this.idempotency.once(
      { key, scope: `POST /cases ${kind} ${caller.userId}`, request: { id } },
      async (tx) => {
        const source = `${kind}:${crypto.randomUUID()}`
        const changed = await this.recordEvent.execute(tx, {
          caseId: id,
          kind,
          at: new Date(),
          by: 'owner',
          source,
          facts: {},
        })
        if (!changed) throw new Problem('CASE_STATE_CHANGED')
        return null
      },
    )
    return this.readCase.execute(id, caller)
  }
}
