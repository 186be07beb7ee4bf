import { Injectable } from '@nestjs/common'
import { sightingAsked } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Outbox } from '@originseal/messaging'
import { CaseEventsRepository } from './case-events.repository'
import { CasesRepository } from './cases.repository'

/** A question that was not answered is asked once more when a look is due after so long. */
const askAgainMs = 3 * 86_400_000

/** Asks the owner of a case that is looked at whether the copy is still there; one question at a time. */
@Injectable()
export class AskOwner {
  constructor(
    private readonly cases: CasesRepository,
    private readonly events: CaseEventsRepository,
    private readonly outbox: Outbox,
  ) {}

  async execute(tx: Tx, caseId: string): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    const at = new Date()
    if (!row?.lookAt || (row.askedAt && at.getTime() - row.askedAt.getTime() < askAgainMs)) return
    await this.cases.planLook(tx, row.id, { askedAt: at })
    await this.events.append(tx, {
      caseId,
      kind: 'sighting-asked',
      at,
      by: 'us',
      source: `sighting-asked:${at.toISOString()}`,
      facts: {},
      stateAfter: null,
    })
    const { number, ownerId, workId, title } = row
    await this.outbox.add(tx, sightingAsked, {
      caseId,
      number,
      ownerId,
      workId,
      ...(title !== null && { title }),
      at: at.toISOString(),
    })
  }
}
