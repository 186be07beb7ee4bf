import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { progressAt } from './scan.rules'

@Injectable()
export class StartedScansRepository {
  /** From here to the end of `tx` nobody else starts a scan of this work. */
  async lockWork(tx: Tx, workId: string): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('scan ' || $1, 0))", [workId])
  }

  async runningOf(tx: Tx, workId: string): Promise<string | undefined> {
    const [scan] = await tx.query<{ id: string }>(
      "SELECT id FROM scan WHERE work_id = $1 AND state = 'processing'",
      [workId],
    )
    return scan?.id
  }

  async insert(tx: Tx, scanId: string, workId: string, ownerId: string): Promise<void> {
    await tx.query(
      `INSERT INTO scan (id, work_id, owner_id, state, step, progress, started_at)
       VALUES ($1, $2, $3, 'processing', 'queued', $4, now())`,
      [scanId, workId, ownerId, progressAt('queued', 0)],
    )
  }
}
