import { Injectable } from '@nestjs/common'
import type { CaseView } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CaseEventsRepository } from './case-events.repository'
import { CasesQueries } from './cases.queries'
import { CasesRepository } from './cases.repository'
import { ReadCase } from './read-case'
import { VictoriesQueries } from './victories.queries'
import { isVictory } from './victory.rules'

/** Takes an owner's word on whether the public may see that their copy was removed. */
@Injectable()
export class PublishCase {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly locked: CasesRepository,
    private readonly events: CaseEventsRepository,
    private readonly readCase: ReadCase,
    private readonly victories: VictoriesQueries,
  ) {}

  /** @throws Problem CASE_NOT_FOUND; @throws Problem CASE_STATE_CHANGED where there is no removal to show */
  async execute(id: string, isPublic: boolean, caller: Caller, key: string | undefined): Promise<CaseView> {
    await this.cases.ofOwner(id, caller)
    const confirmedBy = await this.victories.confirmationOf(id)
    const scope = `POST /cases publication ${caller.userId}`
    await this.idempotency.once({ key, scope, request: { id, isPublic } }, async (tx) => {
      const row = await this.locked.lock(tx, id)
      if (!row || (isPublic && !isVictory(row, confirmedBy))) throw new Problem('CASE_STATE_CHANGED')
      if (row.isPublic === isPublic) return null
      await this.locked.publish(tx, id, isPublic)
      const kind = isPublic ? 'published' : 'unpublished'
      const source = `${kind}:${crypto.randomUUID()}`
      await this.events.append(tx, {
        caseId: id,
        kind,
        at: new Date(),
        by: 'owner',
        source,
        facts: {},
        stateAfter: null,
      })
      return null
    })
    return this.readCase.execute(id, caller)
  }
}
