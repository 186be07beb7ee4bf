import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs } from '@originseal/jobs'
import { waitsForOwner } from '../deadlines/deadline.rules'
import { FollowDeadlines, type Cause } from '../deadlines/follow-deadlines'
import { takeBackNotices } from '../notices/notice-jobs'
import type { CaseEntity } from './case.entity'
import { checkCase } from './case-jobs'
import { lookAfter } from './look-schedule.rules'
import type { Advance } from './case-standing'
import { CasesRepository } from './cases.repository'
import { MoveUnit } from './move-unit'
import { columnsOf, lookedAtOf } from './standing-of-case'
import { TellOfCase } from './tell-of-case'

/** Writes what follows from an event: the standing, the unit, the remedy, deadlines, facts and further work. */
@Injectable()
export class AdvanceCase {
  constructor(
    private readonly cases: CasesRepository,
    private readonly moveUnit: MoveUnit,
    private readonly deadlines: FollowDeadlines,
    private readonly tell: TellOfCase,
    private readonly jobs: Jobs,
  ) {}

  /**
   * @param happened null where time alone has decided
   * @throws Problem QUOTA_EXHAUSTED
   */
  async execute(tx: Tx, row: CaseEntity, advance: Advance, happened: Cause | null): Promise<void> {
    const kind = happened?.kind
    const before = row.state
    Object.assign(row, columnsOf(advance.standing))
    if (kind === 'dispatched' || kind === 'filed-by-hand') row.filedAt ??= row.changedAt
    if (kind) row.lookAt = lookAfter(kind, lookedAtOf(row), row.lookAt)
    if (!row.lookAt) row.askedAt = null
    await this.moveUnit.execute(tx, row, advance.unitSteps)
    await this.cases.save(tx, row)
    if (advance.remedy) {
      await this.cases.insertRemedy(tx, row.id, advance.remedy, new Date())
      await this.tell.remedied(tx, row, advance.remedy)
    }
    if (!happened) return
    await this.tell.changed(tx, row, happened.kind)
    if (kind === 'withdraw')
      await this.jobs.add(tx, takeBackNotices, { caseId: row.id, because: 'withdrawn' }, { key: row.id })
    // While it is being verified, and when that has found nothing, the periods of the state before go on.
    const hasMoved = row.state !== before && row.state !== 'verifying' && kind !== 'still-up'
    // Whoever had to wait has the whole time again.
    if (hasMoved || (kind === 'standstill-ended' && waitsForOwner(row.state)))
      await this.deadlines.execute(tx, row, happened)
    if (row.state === 'checking') await this.jobs.add(tx, checkCase, { caseId: row.id, round: row.round })
  }
}
