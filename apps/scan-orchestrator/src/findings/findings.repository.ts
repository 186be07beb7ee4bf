import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { FraudRisk, ScoreReason } from '@originseal/contracts'
import type { Comparison } from '@originseal/fingerprint'
import { sql } from 'kysely'
import type { DB } from '../tables'
import type { Evidence } from './take-evidence'

const db = statements<DB>()

export interface NewFinding {
  readonly scanId: string
  readonly sightingId: string
  readonly comparison: Comparison
  readonly origin: { readonly score: number; readonly reasons: readonly ScoreReason[] }
  readonly fraud: { readonly risk: FraudRisk; readonly reasons: readonly ScoreReason[] }
  readonly evidence: Evidence
}

@Injectable()
export class FindingsRepository {
  /** Of one sighting a scan has one finding. */
  async insert(
    tx: Tx,
    { scanId, sightingId, comparison, origin, fraud, evidence }: NewFinding,
  ): Promise<void> {
    await tx.rows(
      db
        .insertInto('finding')
        .values({
          id: crypto.randomUUID(),
          scan_id: scanId,
          sighting_id: sightingId,
          comparison,
          origin_score: origin.score,
          origin_reasons: JSON.stringify(origin.reasons),
          fraud_risk: fraud.risk,
          fraud_reasons: JSON.stringify(fraud.reasons),
          overlay_key: evidence.overlayKey,
          captures: JSON.stringify(evidence.captures),
          captured_at: evidence.capturedAt,
          page_state: evidence.pageState && JSON.stringify(evidence.pageState),
          unchanged_at: evidence.unchangedAt,
        })
        .onConflict((conflict) => conflict.columns(['scan_id', 'sighting_id']).doNothing()),
    )
  }

  /** Gives a scan's findings their order, the surest and worst first. */
  async rank(tx: Tx, scanId: string): Promise<void> {
    const ranked = db
      .selectFrom('finding')
      .select('id')
      .select(
        sql<number>`row_number() OVER (
          ORDER BY array_position(ARRAY['high', 'medium', 'not-enough-data', 'low'], fraud_risk),
            (comparison ->> 'score')::float8 DESC, origin_score DESC, id)`.as('place'),
      )
      .where('scan_id', '=', scanId)
      .as('ranked')
    await tx.rows(
      db
        .updateTable('finding')
        .from(ranked)
        .set(({ ref }) => ({ rank: ref('ranked.place') }))
        .whereRef('finding.id', '=', 'ranked.id'),
    )
  }
}
