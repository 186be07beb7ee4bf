import { Injectable } from '@nestjs/common'
import { channelVersionsShown, type ChannelValues, type ChannelVersion } from '@originseal/contracts'
import { Reads, type Tx } from '@originseal/database'

interface VersionRow {
  readonly channelId: string
  readonly version: number
  readonly certainty: ChannelValues['certainty'] | null
  readonly address: string | null
  readonly checkedOn: string | null
}

interface WrittenVersionRow extends VersionRow {
  readonly reason: string | null
  readonly changedBy: string
  readonly changedAt: Date
}

const columns = `channel_id AS "channelId", version, certainty, address, checked_on::text AS "checkedOn"`

/** What the newest version of each channel says that has one; null where the product's own values hold again. */
export type NewestValues = ReadonlyMap<string, ChannelValues | null>

@Injectable()
export class ChannelVersionsQueries {
  constructor(private readonly reads: Reads) {}

  async newest(): Promise<NewestValues> {
    const rows = await this.reads.query<VersionRow>(
      `SELECT DISTINCT ON (channel_id) ${columns} FROM channel_version ORDER BY channel_id, version DESC`,
    )
    return new Map(rows.map((row) => [row.channelId, toValues(row)]))
  }

  /** The latest versions of every channel, newest first. */
  async latest(): Promise<(ChannelVersion & { readonly channelId: string })[]> {
    const rows = await this.reads.query<WrittenVersionRow>(
      `SELECT ${columns}, reason, changed_by AS "changedBy", changed_at AS "changedAt"
       FROM (SELECT *, row_number() OVER (PARTITION BY channel_id ORDER BY version DESC) AS age
             FROM channel_version) AS aged
       WHERE age <= $1 ORDER BY channel_id, version DESC`,
      [channelVersionsShown],
    )
    return rows.map((row) => {
      const { channelId, version, reason, changedBy, changedAt } = row
      return {
        channelId,
        version,
        values: toValues(row),
        reason,
        changedBy,
        changedAt: changedAt.toISOString(),
      }
    })
  }

  /** Undefined where the channel never had this version. */
  async version(tx: Tx, channelId: string, version: number): Promise<ChannelValues | null | undefined> {
    const [row] = await tx.query<VersionRow>(
      `SELECT ${columns} FROM channel_version WHERE channel_id = $1 AND version = $2`,
      [channelId, version],
    )
    return row && toValues(row)
  }
}

const toValues = ({ certainty, address, checkedOn }: VersionRow): ChannelValues | null =>
  certainty && { certainty, address, checkedOn }
