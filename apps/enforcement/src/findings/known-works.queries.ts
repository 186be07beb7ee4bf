import { Injectable } from '@nestjs/common'
import { sealProof, type SealProof } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../tables'

const db = statements<DB>()

/** What pictures are compared with. */
export interface WorkPicture {
  readonly sha256: string
  /** Object key of a JPEG without metadata. */
  readonly renditionKey: string
}

@Injectable()
export class KnownWorksQueries {
  constructor(private readonly reads: Reads) {}

  /** When a work was sealed, once its seal stands in a block: only then it has a certificate. */
  async anchoredSeal(workId: string): Promise<Date | undefined> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('known_work')
        .innerJoin('anchored_work', 'anchored_work.work_id', 'known_work.work_id')
        .select('known_work.sealed_at')
        .where('known_work.work_id', '=', workId),
    )
    return row?.sealed_at
  }

  /** The proof of a work's seal; undefined before the chain has it, and where it was told without one. */
  async sealProof(workId: string): Promise<SealProof | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('anchored_work').select('proof').where('work_id', '=', workId),
    )
    return row?.proof ? sealProof.parse(row.proof) : undefined
  }

  /** Object key of a work's certificate; undefined where none was told of. */
  async certificateKey(workId: string): Promise<string | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('anchored_work').select('certificate_key').where('work_id', '=', workId),
    )
    return row?.certificate_key ?? undefined
  }

  /** Everybody who has a sealed work. */
  async countOwners(): Promise<number> {
    const [row] = await this.reads.rows(
      db.selectFrom('known_work').select(({ fn }) => fn.count<string>('owner_id').distinct().as('owners')),
    )
    return Number(row?.owners ?? 0)
  }

  /** Undefined for a work that was told of before pictures were compared here. */
  async picture(workId: string): Promise<WorkPicture | undefined> {
    const [row] = await this.reads.rows(
      db.selectFrom('known_work').select(['sha256', 'rendition_key']).where('work_id', '=', workId),
    )
    if (!row || row.sha256 === null || row.rendition_key === null) return undefined
    return { sha256: row.sha256, renditionKey: row.rendition_key }
  }
}
