import { Injectable } from '@nestjs/common'
import { trademarkAnalysis, type PageRequest, type TrademarkAnalysis } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import { ownedBy, type Caller } from '@originseal/http'
import type { DB } from '../tables'

export interface Report {
  readonly id: string
  readonly ownerId: string
  /** What is sold, in its owner's words. */
  readonly goods: string
  readonly analysis: TrademarkAnalysis
  /** The analysis as it was written. */
  readonly content: string
  /** Of its file, once it was printed. */
  readonly fileKey: string | null
  readonly createdAt: Date
}

const db = statements<DB>()
const reports = db
  .selectFrom('trademark_report')
  .select(['id', 'owner_id as ownerId', 'goods', 'analysis as content'])
  .select(['file_key as fileKey', 'created_at as createdAt'])

type Row = Omit<Report, 'analysis'>
const toRow = (row: Row): Report => ({ ...row, analysis: trademarkAnalysis.parse(JSON.parse(row.content)) })

@Injectable()
export class ReportsQueries {
  constructor(private readonly reads: Reads) {}

  /** @throws Problem TRADEMARK_REPORT_NOT_FOUND also for somebody else's */
  async ofOwner(id: string, caller: Caller): Promise<Report> {
    const [row] = await this.reads.rows(reports.where('id', '=', id))
    return toRow(ownedBy(caller, row, 'TRADEMARK_REPORT_NOT_FOUND'))
  }

  /** The newest first; another owner's cursor leads nowhere. */
  async pageOfOwner(ownerId: string, { cursor, limit }: PageRequest): Promise<Report[]> {
    let page = reports.where('owner_id', '=', ownerId)
    if (cursor !== undefined)
      page = page.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('created_at', 'id'),
          '<',
          selectFrom('trademark_report as last')
            .select(['last.created_at', 'last.id'])
            .where('last.id', '=', cursor)
            .where('last.owner_id', '=', ownerId)
            .$asTuple('created_at', 'id'),
        ),
      )
    const rows = await this.reads.rows(page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit))
    return rows.map(toRow)
  }
}
