import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CasesRepository } from './cases.repository'

/** Has the place of a live case looked at as soon as may be: somebody says that the copy is gone. */
@Injectable()
export class LookSoon {
  constructor(private readonly cases: CasesRepository) {}

  async execute(tx: Tx, caseId: string): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (row && row.outcome === null) await this.cases.planLook(tx, caseId, { lookAt: new Date() })
  }
}
