import { Injectable } from '@nestjs/common'
import { isUniqueViolation, statements, type Tx } from '@originseal/database'
import { Problem } from '@originseal/http'
import { IsNull, LessThanOrEqual } from 'typeorm'
import type { DB } from '../tables'
import { CaseEntity } from './case.entity'
import type { RemedyReason } from './case-standing'
import type { KeptPart } from './retention.rules'

const db = statements<DB>()

const forgetColumns = {
  respondent: 'forgetRespondentAt',
  papers: 'forgetPapersAt',
} as const satisfies Record<KeptPart, keyof CaseEntity>

@Injectable()
export class CasesRepository {
  /** @throws Problem CASE_ALREADY_OPEN where a live case is about the same place of the same work */
  async insert(tx: Tx, row: CaseEntity): Promise<void> {
    try {
      await tx.manager.insert(CaseEntity, row)
    } catch (error) {
      if (isUniqueViolation(error, 'takedown_case_live'))
        throw new Problem('CASE_ALREADY_OPEN', { findingId: row.findingId })
      throw error
    }
  }

  /** Holds the row until the transaction ends; everything that changes a case does so first. */
  lock(tx: Tx, id: string): Promise<CaseEntity | null> {
    return tx.manager.findOne(CaseEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }

  /** The same for the last case about a place of a work: only the last can be live. */
  lockLastAt(
    tx: Tx,
    { workId, targetKey }: Pick<CaseEntity, 'workId' | 'targetKey'>,
  ): Promise<CaseEntity | null> {
    return tx.manager.findOne(CaseEntity, {
      where: { workId, targetKey },
      order: { openedAt: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    })
  }

  async save(tx: Tx, row: CaseEntity): Promise<void> {
    await tx.manager.save(CaseEntity, row)
  }

  /** The next number of the month, YYMM; it is the transaction's: one that is rolled back leaves no gap. */
  async nextNumber(tx: Tx, month: string): Promise<number> {
    const [row] = await tx.rows(
      db
        .insertInto('case_number')
        .values({ month, last: 1 })
        .onConflict((conflict) =>
          conflict
            .column('month')
            .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('case_number.last'), '+', 1) })),
        )
        .returning('last'),
    )
    return (row as { last: number }).last
  }

  async insertRemedy(tx: Tx, caseId: string, reason: RemedyReason, at: Date): Promise<void> {
    await tx.rows(db.insertInto('case_remedy').values({ case_id: caseId, reason, given_at: at }))
  }

  /** Some of those whose target is to be decided; each is locked, and none that somebody else has locked. */
  toDecide(tx: Tx, now: Date, limit: number): Promise<CaseEntity[]> {
    return tx.manager.find(CaseEntity, {
      where: { decideAt: LessThanOrEqual(now) },
      order: { decideAt: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    })
  }

  async putOff(tx: Tx, id: string, decideAt: Date | null): Promise<void> {
    await tx.manager.update(CaseEntity, { id }, { decideAt })
  }

  /** Some whose place is to be looked at; each is locked, and none that somebody else has locked. */
  toLookAt(tx: Tx, now: Date, limit: number): Promise<CaseEntity[]> {
    return tx.manager.find(CaseEntity, {
      where: { lookAt: LessThanOrEqual(now) },
      order: { lookAt: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    })
  }

  async planLook(tx: Tx, id: string, plan: Partial<Pick<CaseEntity, 'lookAt' | 'askedAt'>>): Promise<void> {
    await tx.manager.update(CaseEntity, { id }, plan)
  }

  /** Some of which a part is to go; each is locked, and none that somebody else has locked. */
  toForget(tx: Tx, part: KeptPart, now: Date, limit: number): Promise<CaseEntity[]> {
    const column = forgetColumns[part]
    return tx.manager.find(CaseEntity, {
      where: { [column]: LessThanOrEqual(now) },
      order: { [column]: 'ASC' },
      take: limit,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    })
  }

  async planForgetting(tx: Tx, id: string, part: KeptPart, at: Date | null): Promise<void> {
    await tx.manager.update(CaseEntity, { id }, { [forgetColumns[part]]: at })
  }

  /** Which shop it was: the address of the page stays, by which the owner knows the case. */
  async forgetSeller(tx: Tx, id: string): Promise<void> {
    await tx.manager.update(CaseEntity, { id }, { pageTitle: null, seller: null })
  }

  async publish(tx: Tx, id: string, isPublic: boolean): Promise<void> {
    await tx.manager.update(CaseEntity, { id }, { isPublic })
  }

  /** In the order in which they are locked. */
  liveOfOwner(tx: Tx, ownerId: string): Promise<Pick<CaseEntity, 'id'>[]> {
    return tx.manager.find(CaseEntity, {
      select: { id: true },
      where: { ownerId, outcome: IsNull() },
      order: { id: 'ASC' },
    })
  }

  /** What is kept of an erased owner's cases names no work and nobody's words. */
  async forgetOwner(tx: Tx, ownerId: string): Promise<void> {
    await tx.manager.update(
      CaseEntity,
      { ownerId },
      { title: null, pageTitle: null, seller: null, isPublic: false },
    )
  }
}
