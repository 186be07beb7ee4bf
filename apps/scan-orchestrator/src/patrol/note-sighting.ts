import { Injectable } from '@nestjs/common'
import { workSighted } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import type { ComparisonMethod } from '@originseal/fingerprint'
import { Outbox } from '@originseal/messaging'

interface NotedRow {
  work_id: string
  owner_id: string
  title: string
  noted_at: Date
}

/** Notes a public sighting of a copy for the next scan of its work, and tells of it. */
@Injectable()
export class NoteSighting {
  constructor(private readonly outbox: Outbox) {}

  /** Does nothing where the work is gone, or a scan of its own has come by; once for each sighting. */
  async execute(tx: Tx, workId: string, sightingId: string, method: ComparisonMethod): Promise<void> {
    const [noted] = await tx.query<NotedRow>(
      `WITH noted AS (
         INSERT INTO work_sighting (work_id, sighting_id, method, noted_at)
         SELECT work.work_id, sighting.id, $3, now() FROM watched_work work, image_sighting sighting
         WHERE work.work_id = $1 AND sighting.id = $2 AND sighting.scan_id IS NULL
           AND NOT EXISTS (SELECT FROM scan_image seen JOIN scan ON scan.id = seen.scan_id
             WHERE seen.sighting_id = sighting.id AND scan.work_id = work.work_id)
         ON CONFLICT DO NOTHING RETURNING work_id, noted_at
       )
       SELECT noted.work_id, work.owner_id, work.title, noted.noted_at
       FROM noted JOIN watched_work work ON work.work_id = noted.work_id`,
      [workId, sightingId, method],
    )
    if (!noted) return
    await this.outbox.add(tx, workSighted, {
      workId,
      ownerId: noted.owner_id,
      title: noted.title,
      sightingId,
      method,
      sightedAt: noted.noted_at.toISOString(),
    })
  }
}
