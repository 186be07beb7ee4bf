import { Injectable } from '@nestjs/common'
import { caseEntryHash, NO_CASE_HASH } from '@originseal/anchoring'
import type { CaseState } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import { CaseHeadsRepository } from './case-heads.repository'
import type { CaseAuthor } from './case-standing'

/** An entry of a case's time line before it has its place in it. */
export interface NewEntry {
  readonly caseId: string
  readonly kind: string
  readonly at: Date
  readonly by: CaseAuthor
  /** The same source has one effect on a case. */
  readonly source: string
  readonly facts: Readonly<Record<string, unknown>>
  readonly stateAfter: CaseState | null
}

const db = statements<DB>()

@Injectable()
export class CaseEventsRepository {
  constructor(private readonly heads: CaseHeadsRepository) {}

  async isKnown(tx: Tx, caseId: string, source: string): Promise<boolean> {
    const rows = await tx.rows(
      db
        .selectFrom('case_event')
        .select('sequence')
        .where('case_id', '=', caseId)
        .where('source', '=', source),
    )
    return rows.length > 0
  }

  /** Whether this has happened since the case was open again for the last time, or ever. */
  async hasHappened(tx: Tx, caseId: string, kind: string, round: number): Promise<boolean> {
    const rows = await tx.rows(
      db
        .selectFrom('case_event')
        .select(['kind', 'sequence'])
        .where('case_id', '=', caseId)
        .where('kind', 'in', [kind, 'up-again'])
        .orderBy('sequence'),
    )
    const lastRelapse = round === 1 ? -1 : rows.findLastIndex((row) => row.kind === 'up-again')
    return rows.slice(lastRelapse + 1).some((row) => row.kind === kind)
  }

  /** When an owner said that they had filed a notice, and which number they were given. */
  async filingsByHand(tx: Tx, caseId: string): Promise<{ recordedAt: Date; ticket: string | null }[]> {
    const rows = await tx.rows(
      db
        .selectFrom('case_event')
        .select(['recorded_at', 'facts'])
        .where('case_id', '=', caseId)
        .where('kind', '=', 'filed-by-hand')
        .orderBy('sequence'),
    )
    return rows.map(({ recorded_at: recordedAt, facts }) => {
      const { ticket } = facts as { readonly ticket?: unknown }
      return { recordedAt, ticket: typeof ticket === 'string' ? ticket : null }
    })
  }

  /** Adds to the chain; the case is locked. Each entry's hash covers the one before. */
  async append(tx: Tx, entry: NewEntry): Promise<void> {
    const [last] = await tx.rows(
      db
        .selectFrom('case_event')
        .select(['sequence', 'hash'])
        .where('case_id', '=', entry.caseId)
        .orderBy('sequence', 'desc')
        .limit(1),
    )
    const sequence = (last?.sequence ?? 0) + 1
    const facts = JSON.stringify(entry.facts)
    const recordedAt = new Date()
    const hash = caseEntryHash(last?.hash.toString('hex') ?? NO_CASE_HASH, entry.caseId, {
      ...entry,
      sequence,
      at: entry.at.toISOString(),
      recordedAt: recordedAt.toISOString(),
    })
    await tx.rows(
      db.insertInto('case_event').values({
        case_id: entry.caseId,
        sequence,
        kind: entry.kind,
        at: entry.at,
        recorded_at: recordedAt,
        by: entry.by,
        source: entry.source,
        facts,
        state_after: entry.stateAfter,
        hash: Buffer.from(hash, 'hex'),
      }),
    )
    await this.heads.note(tx, entry.caseId)
  }
}
