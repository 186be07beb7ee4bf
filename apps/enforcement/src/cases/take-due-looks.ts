import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CasesRepository } from './cases.repository'

/** Looks that come to nothing are due again after it. */
const againMs = 3_600_000

/** A look that is due; `planned` names it, as another plan takes its place. */
export interface DueLook {
  readonly caseId: string
  readonly domain: string
  readonly planned: Date
}

/** Takes some of the looks that are due, and puts each off until it is known what came of it. */
@Injectable()
export class TakeDueLooks {
  constructor(private readonly cases: CasesRepository) {}

  async execute(tx: Tx, now: Date, limit: number): Promise<DueLook[]> {
    const due = await this.cases.toLookAt(tx, now, limit)
    const planned = new Date(now.getTime() + againMs)
    for (const { id } of due) await this.cases.planLook(tx, id, { lookAt: planned })
    return due.map(({ id, domain }) => ({ caseId: id, domain, planned }))
  }
}
