import { Injectable } from '@nestjs/common'
import type { CaseView } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { CasesQueries } from '../cases/cases.queries'
import { ReadCase } from '../cases/read-case'
import { RecordRetraction } from '../notices/record-retraction'

export interface TakenBackByHand {
  readonly retractionId: string
  readonly filedAt: string
  readonly ticket?: string | undefined
}

/** Takes a claimant's word that a notice was taken back by hand; it is marked as theirs on the time line. */
@Injectable()
export class TakeBackByHand {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly cases: CasesQueries,
    private readonly recordRetraction: RecordRetraction,
    private readonly readCase: ReadCase,
  ) {}

  /** @throws Problem CASE_NOT_FOUND, NOTICE_NOT_FOUND, CASE_STATE_CHANGED, FILING_TIME_WRONG */
  async execute(
    caseId: string,
    { retractionId, filedAt, ticket }: TakenBackByHand,
    caller: Caller,
    key: string | undefined,
  ): Promise<CaseView> {
    await this.cases.ofOwner(caseId, caller)
    const request = { caseId, retractionId, filedAt, ticket }
    const scope = `POST /cases retractions ${caller.userId}`
    await this.idempotency.once({ key, scope, request }, async (tx) => {
      await this.recordRetraction.execute(tx, { caseId, retractionId, at: new Date(filedAt), ticket })
      return true
    })
    return this.readCase.execute(caseId, caller)
  }
}
