import { Injectable } from '@nestjs/common'
import type { ChannelValues } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

interface NewChannelVersion {
  readonly channelId: string
  readonly version: number
  /** Null: what the product came with holds again. */
  readonly values: ChannelValues | null
  readonly reason: string | null
  readonly changedBy: string
}

@Injectable()
export class ChannelVersionsRepository {
  /** 0 before the first. */
  async newest(tx: Tx, channelId: string): Promise<number> {
    const [row] = await tx.rows(
      db
        .selectFrom('channel_version')
        .select('version')
        .where('channel_id', '=', channelId)
        .orderBy('version', 'desc')
        .limit(1),
    )
    return row?.version ?? 0
  }

  /** False where the version is there already. */
  async insert(
    tx: Tx,
    { channelId, version, values, reason, changedBy }: NewChannelVersion,
  ): Promise<boolean> {
    const { address = null, certainty = null, checkedOn = null } = values ?? {}
    const inserted = await tx.rows(
      db
        .insertInto('channel_version')
        .values({
          channel_id: channelId,
          version,
          address,
          certainty,
          checked_on: checkedOn,
          reason,
          changed_by: changedBy,
          changed_at: new Date(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version'),
    )
    return inserted.length > 0
  }
}
