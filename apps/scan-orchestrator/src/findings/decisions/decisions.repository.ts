import { Injectable } from '@nestjs/common'
import type { PlaceDecision } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

@Injectable()
export class DecisionsRepository {
  async sightingOf(tx: Tx, findingId: string): Promise<string | undefined> {
    const [finding] = await tx.rows(
      db.selectFrom('finding').select('sighting_id').where('id', '=', findingId),
    )
    return finding?.sighting_id
  }

  /** What comes late changes nothing. `decision`: null where it was taken back. */
  async note(
    tx: Tx,
    workId: string,
    pageUrl: string,
    decided: { readonly decision: PlaceDecision | null; readonly decidedAt: string },
  ): Promise<void> {
    const values = { decision: decided.decision, decided_at: decided.decidedAt }
    await tx.rows(
      db
        .insertInto('page_decision')
        .values({ work_id: workId, page_url: pageUrl, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['work_id', 'page_url'])
            .doUpdateSet(values)
            .whereRef('page_decision.decided_at', '<=', 'excluded.decided_at'),
        ),
    )
  }
}
