import { Injectable } from '@nestjs/common'
import { Reads, statements, Transaction, type Tx } from '@originseal/database'
import { METHOD_VERSIONS, type Comparison } from '@originseal/fingerprint'
import { sql } from 'kysely'
import type { DB } from '../../tables'

const db = statements<DB>()

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
export class ComparisonCache {
  constructor(
    private readonly reads: Reads,
    private readonly transaction: Transaction,
  ) {}

  /** By picture. */
  async ofWork(workId: string, imageIds: readonly string[]): Promise<Map<string, Likeness>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('likeness')
        .select(['image_id', 'distance', 'inliers'])
        .where('work_id', '=', workId)
        .where(({ eb, fn, val }) => eb('image_id', '=', fn.any(val(imageIds))))
        .where('methods', '=', methods),
    )
    return new Map(rows.map(({ image_id, ...likeness }) => [image_id, likeness]))
  }

  async keep(tx: Tx, workId: string, found: ReadonlyMap<string, Likeness>): Promise<void> {
    const all = [...found]
    await tx.rows(
      db
        .insertInto('likeness')
        .columns(['work_id', 'image_id', 'methods', 'distance', 'inliers'])
        .expression(
          sql`SELECT ${workId}::uuid, image_id, ${methods}, distance, inliers
            FROM unnest(${all.map(([imageId]) => imageId)}::uuid[], ${all.map(([, { distance }]) => distance)}::int[],
              ${all.map(([, { inliers }]) => inliers)}::int[]) AS found (image_id, distance, inliers)
            ORDER BY image_id`,
        )
        .onConflict((conflict) =>
          conflict
            .columns(['work_id', 'image_id'])
            .doUpdateSet(({ ref }) => ({
              methods: ref('excluded.methods'),
              distance: ref('excluded.distance'),
              inliers: ref('excluded.inliers'),
              comparison: null,
            }))
            .whereRef('likeness.methods', '<>', 'excluded.methods'),
        ),
    )
  }

  async verdict(workId: string, imageId: string): Promise<Comparison | undefined> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('likeness')
        .select('comparison')
        .where('work_id', '=', workId)
        .where('image_id', '=', imageId)
        .where('methods', '=', methods),
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
      await tx.rows(
        db
          .updateTable('likeness')
          .set({ comparison })
          .where('work_id', '=', workId)
          .where('image_id', '=', imageId)
          .where('methods', '=', methods),
      )
    })
  }
}
