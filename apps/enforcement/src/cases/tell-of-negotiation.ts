import { Injectable } from '@nestjs/common'
import type { AgreementLapse, PayloadOf, respondentAnswered, UndertakingResult } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { CasesRepository } from './cases.repository'
import { TellOfCase } from './tell-of-case'
import type { Unanswered } from './unanswered'

/** Tells the owner of a case what became of its negotiation. */
@Injectable()
export class TellOfNegotiation {
  constructor(
    private readonly cases: CasesRepository,
    private readonly tellOfCase: TellOfCase,
  ) {}

  async answered(
    tx: Tx,
    caseId: string,
    answer: PayloadOf<typeof respondentAnswered>['answer'],
    at: Date,
  ): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (row) await this.tellOfCase.answered(tx, row, answer, at)
  }

  /** Looking at the page has shown whether what was settled was done. */
  async undertakingJudged(tx: Tx, caseId: string, result: UndertakingResult, at: Date): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (row) await this.tellOfCase.undertakingJudged(tx, row, result, at)
  }

  /** An administrator has frozen it, or lets it go on. */
  async frozen(
    tx: Tx,
    caseId: string,
    frozen: { readonly isFrozen: boolean; readonly reason: string },
    at: Date,
  ): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (row) await this.tellOfCase.negotiationFrozen(tx, row, frozen, at)
  }

  /** What the other side has said waits for them. What was settled outlasts its case. */
  async unanswered(tx: Tx, caseId: string, waits: Unanswered, at: Date): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (row) await this.tellOfCase.unanswered(tx, row, waits, at)
  }

  /** What both have agreed on can't be signed any more. */
  async agreementLapsed(tx: Tx, caseId: string, lapse: AgreementLapse, at: Date): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (row) await this.tellOfCase.agreementLapsed(tx, row, lapse, at)
  }
}
