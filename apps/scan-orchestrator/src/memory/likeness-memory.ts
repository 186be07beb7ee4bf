import { Injectable } from '@nestjs/common'
import { Reads, Transaction, type Tx } from '@originseal/database'
import { METHOD_VERSIONS, type Comparison } from '@originseal/fingerprint'

export interface Likeness {
  /** Bits of 256 between the picture's hash and the work's nearest turn or mirror. */
  readonly distance: number
  /** Local features that agree; 0 where the hash sufficed. */
  readonly inliers: number
}

/** One text for all methods: a new version of any of them makes everything be compared anew. */
const methods = JSON.stringify(METHOD_VERSIONS)

/** How works and pictures compared, by the methods of today. */
@Injectable()
export class LikenessMemory {
  constructor(
    private readonly reads: Reads,
    private readonly transaction: Transaction,
  ) {}

  /** By picture. */
  async ofWork(workId: string, imageIds: readonly string[]): Promise<Map<string, Likeness>> {
    const rows = await this.reads.query<Likeness & { image_id: string }>(
      'SELECT image_id, distance, inliers FROM likeness WHERE work_id = $1 AND image_id = ANY($2) AND methods = $3',
      [workId, imageIds, methods],
    )
    return new Map(rows.map(({ image_id, ...likeness }) => [image_id, likeness]))
  }

  async keep(tx: Tx, workId: string, found: ReadonlyMap<string, Likeness>): Promise<void> {
    const all = [...found]
    await tx.query(
      `INSERT INTO likeness (work_id, image_id, methods, distance, inliers)
       SELECT $1, image_id, $2, distance, inliers
       FROM unnest($3::uuid[], $4::int[], $5::int[]) AS found(image_id, distance, inliers)
       ORDER BY image_id
       ON CONFLICT (work_id, image_id) DO UPDATE SET methods = excluded.methods, distance = excluded.distance,
         inliers = excluded.inliers, comparison = NULL WHERE likeness.methods <> excluded.methods`,
      [
        workId,
        methods,
        all.map(([imageId]) => imageId),
        all.map(([, { distance }]) => distance),
        all.map(([, { inliers }]) => inliers),
      ],
    )
  }

  async verdict(workId: string, imageId: string): Promise<Comparison | undefined> {
    const [row] = await this.reads.query<{ comparison: Comparison | null }>(
      'SELECT comparison FROM likeness WHERE work_id = $1 AND image_id = $2 AND methods = $3',
      [workId, imageId, methods],
    )
    return row?.comparison ?? undefined
  }

  /** @param likeness of a pair that no scan has compared yet */
  async keepVerdict(
    workId: string,
    imageId: string,
    likeness: Likeness,
    comparison: Comparison,
  ): Promise<void> {
    await this.transaction.run(async (tx) => {
      await this.keep(tx, workId, new Map([[imageId, likeness]]))
      await tx.query(
        'UPDATE likeness SET comparison = $4 WHERE work_id = $1 AND image_id = $2 AND methods = $3',
        [workId, imageId, methods, JSON.stringify(comparison)],
      )
    })
  }
}
