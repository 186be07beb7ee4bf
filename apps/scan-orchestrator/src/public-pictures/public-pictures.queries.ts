import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

@Injectable()
export class PublicPicturesQueries {
  constructor(private readonly reads: Reads) {}

  /** The work whose picture a token opens now; undefined where it opens none. */
  async workOf(tokenHash: Buffer, now: Date): Promise<string | undefined> {
    const [link]: { workId: string }[] = await this.reads.query(
      'SELECT work_id AS "workId" FROM public_picture_link WHERE token_hash = $1 AND expires_at > $2',
      [tokenHash, now],
    )
    return link?.workId
  }
}
