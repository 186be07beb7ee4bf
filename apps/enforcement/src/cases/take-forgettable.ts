import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import type { CaseEntity } from './case.entity'
import { CasesRepository } from './cases.repository'
import type { KeptPart } from './retention.rules'

/** A case whose end is so long ago that a part of what is kept of it goes. */
export type ForgettableCase = Pick<CaseEntity, 'id' | 'number'>

/** Takes some of the cases of which a part goes now; each is locked, and is not taken for that part again. */
@Injectable()
export class TakeForgettable {
  constructor(private readonly cases: CasesRepository) {}

  async execute(tx: Tx, part: KeptPart, limit: number): Promise<ForgettableCase[]> {
    const due = await this.cases.toForget(tx, part, new Date(), limit)
    for (const { id } of due) await this.cases.planForgetting(tx, id, part, null)
    return due
  }

  /** It goes later, after all. */
  async putOff(tx: Tx, id: string, part: KeptPart, until: Date): Promise<void> {
    await this.cases.planForgetting(tx, id, part, until)
  }
}
