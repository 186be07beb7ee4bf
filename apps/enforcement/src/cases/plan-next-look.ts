import { randomInt } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CasesRepository } from './cases.repository'
import { nextLook, spread } from './look-schedule.rules'
import { lookedAtOf } from './standing-of-case'

/** What a look has come to. */
export interface Looked {
  /** Of the looks that say down in a row; null where the last that counts shows the copy. */
  readonly firstDownAt: Date | null
  readonly byOwner: boolean
}

/** Plans when the place of a case is looked at next; its owner's answer ends our question. */
@Injectable()
export class PlanNextLook {
  constructor(private readonly cases: CasesRepository) {}

  async execute(tx: Tx, caseId: string, { firstDownAt, byOwner }: Looked): Promise<void> {
    const row = await this.cases.lock(tx, caseId)
    if (!row) return
    const now = new Date()
    const next = nextLook(lookedAtOf(row), firstDownAt, now)
    const lookAt = next && spread(next, now, randomInt(1_000) / 1_000)
    await this.cases.planLook(tx, caseId, { lookAt, ...(byOwner && { askedAt: null }) })
  }
}
