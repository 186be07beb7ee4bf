import { Injectable } from '@nestjs/common'
import type { CaseView, SightingAnswer } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { HoldObservedCase } from '../cases/hold-observed-case'
import { ReadCase } from '../cases/read-case'
import { FollowObservation } from './follow-observation'
import type { Verdict } from './verdict.rules'

const verdictOf: Readonly<Record<SightingAnswer, Verdict>> = {
  'still-there': 'up',
  gone: 'gone',
  'cannot-tell': 'unclear',
}

/** Takes an owner's word on whether the copy is still there, where we asked for it. */
@Injectable()
export class AnswerSighting {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly holdCase: HoldObservedCase,
    private readonly follow: FollowObservation,
    private readonly readCase: ReadCase,
  ) {}

  /** @throws Problem CASE_NOT_FOUND; @throws Problem SIGHTING_NOT_ASKED */
  async execute(
    id: string,
    answer: SightingAnswer,
    caller: Caller,
    key: string | undefined,
  ): Promise<CaseView> {
    await this.cases.ofOwner(id, caller)
    const scope = `POST /cases sightings ${caller.userId}`
    await this.idempotency.once({ key, scope, request: { id, answer } }, async (tx) => {
      const observed = await this.holdCase.execute(tx, id)
      if (!observed?.isAsked) throw new Problem('SIGHTING_NOT_ASKED')
      const seen = {
        id: crypto.randomUUID(),
        at: new Date(),
        verdict: verdictOf[answer],
        byBrowser: true,
        byOwner: true,
        signs: { method: 'down/1', answer },
        files: [],
      }
      await this.follow.execute(tx, id, seen, false)
      return null
    })
    return this.readCase.execute(id, caller)
  }
}
