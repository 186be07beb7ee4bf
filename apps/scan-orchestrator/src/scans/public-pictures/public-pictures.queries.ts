import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import type { DB } from '../../tables'

const db = statements<DB>()

@Injectable()
export class PublicPicturesQueries {
  constructor(private readonly reads: Reads) {}

  /** The work whose picture a token opens now; undefined where it opens none. */
  async workOf(tokenHash: Buffer, now: Date): Promise<string | undefined> {
    const [link] = await this.reads.rows(
      db
        .selectFrom('public_picture_link')
        .select('work_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now),
    )
    return link?.work_id
  }
}
