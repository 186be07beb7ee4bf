import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { RemoveEvidence } from '../reports/remove-evidence'
import { EndScan } from '../scans/end-scan'
import { VideoQueue } from '../videos/video-queue'
import { DepartedOwners } from './departed-owners'

/**
 * Erases what an owner had here: the works we knew, scans with all that hangs on them, findings, evidence and reports.
 * What was seen on the public web stays in the index; pages whose address holds the owner's words do not.
 */
@Injectable()
export class EraseOwner {
  constructor(
    private readonly departed: DepartedOwners,
    private readonly endScan: EndScan,
    private readonly idempotency: Idempotency,
    private readonly removeEvidence: RemoveEvidence,
    private readonly videos: VideoQueue,
  ) {}

  async execute(tx: Tx, ownerId: string): Promise<void> {
    await this.departed.noteErased(tx, ownerId)
    // Locked against scans that are being started: their row refers to this one.
    await tx.query('SELECT FROM watched_work WHERE owner_id = $1 ORDER BY work_id FOR UPDATE', [ownerId])
    const running = await tx.query<{ id: string }>(
      "SELECT id FROM scan WHERE owner_id = $1 AND state = 'processing' ORDER BY id FOR NO KEY UPDATE",
      [ownerId],
    )
    for (const { id } of running) await this.endScan.execute(tx, id, 'cancelled')
    const gone = await tx.query<{ id: string }>('DELETE FROM scan WHERE owner_id = $1 RETURNING id', [
      ownerId,
    ])
    await this.removeEvidence.ask(
      tx,
      gone.map(({ id }) => id),
    )
    await tx.query('DELETE FROM watched_work WHERE owner_id = $1', [ownerId])
    await this.videos.removeOfOwner(tx, ownerId)
    await this.idempotency.forgetCaller(tx, ownerId)
  }
}
