import { Injectable } from '@nestjs/common'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { Observed } from './confirmation.rules'
import type { Observation } from './observation'
import type { Verdict } from './verdict.rules'

const db = statements<DB>()

/** So many looks back a removal is confirmed by; the watch of 90 days has fewer. */
const mostLooks = 200

@Injectable()
export class ObservationsRepository {
  async insert(tx: Tx, observation: Observation): Promise<void> {
    const { id, caseId, ownerId, round, at, verdict, byBrowser, byOwner, signs, files } = observation
    await tx.rows(
      db.insertInto('observation').values({
        id,
        case_id: caseId,
        owner_id: ownerId,
        round,
        at,
        verdict,
        by_browser: byBrowser,
        by_owner: byOwner,
        signs: JSON.stringify(signs),
        files: JSON.stringify(files),
      }),
    )
  }

  /** The latest looks of a round, in their order. */
  async ofRound(tx: Tx, caseId: string, round: number): Promise<Observed[]> {
    const rows = await tx.rows(
      db
        .selectFrom('observation')
        .select(['at', 'verdict', 'by_browser', 'by_owner'])
        .where('case_id', '=', caseId)
        .where('round', '=', round)
        .orderBy('at', 'desc')
        .limit(mostLooks),
    )
    return rows
      .map((row) => ({
        at: row.at,
        verdict: row.verdict as Verdict,
        byBrowser: row.by_browser,
        byOwner: row.by_owner,
      }))
      .reverse()
  }

  /** Cases whose files are to go. */
  async erase(tx: Tx, ownerId: string): Promise<string[]> {
    const rows = await tx.rows(
      db.deleteFrom('observation').where('owner_id', '=', ownerId).returning('case_id'),
    )
    return [...new Set(rows.map((row) => row.case_id))]
  }

  /** @returns whether there were any */
  async eraseOfCase(tx: Tx, caseId: string): Promise<boolean> {
    const rows = await tx.rows(db.deleteFrom('observation').where('case_id', '=', caseId).returning('id'))
    return rows.length > 0
  }
}
