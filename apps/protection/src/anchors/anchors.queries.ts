import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { Sealer } from './anchors.repository'

/** What there is to anchor, without locking any of it. */
@Injectable()
export class AnchorsQueries {
  constructor(private readonly reads: Reads) {}

  /** Whether a leaf waits for a batch, or one of the sealer’s batches is not confirmed yet. */
  async hasUnconfirmed({ chainId, sealer }: Pick<Sealer, 'chainId' | 'sealer'>): Promise<boolean> {
    const [row] = await this.reads.query<{ hasUnconfirmed: boolean }>(
      `SELECT EXISTS (SELECT FROM seal_leaf WHERE batch_id IS NULL)
         OR EXISTS (SELECT FROM anchor_batch WHERE state <> 'confirmed' AND chain_id = $1 AND sealer = $2) AS "hasUnconfirmed"`,
      [String(chainId), sealer],
    )
    return row?.hasUnconfirmed === true
  }
}
