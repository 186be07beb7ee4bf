import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

@Injectable()
export class TriesQueries {
  constructor(private readonly reads: Reads) {}

  /** Seconds until all of these allow a try again; undefined where they do now. */
  async fullFor(limits: readonly { key: Buffer; most: number }[]): Promise<number | undefined> {
    const [row] = await this.reads.query<{ seconds: number | null }>(
      `SELECT ceil(extract(epoch FROM max(tries.until) - clock_timestamp()))::int AS seconds
       FROM unnest($1::bytea[], $2::int[]) AS limits (key, most)
       JOIN failed_try AS tries ON tries.key = limits.key AND tries.count >= limits.most
       WHERE tries.until > clock_timestamp()`,
      [limits.map(({ key }) => key), limits.map(({ most }) => most)],
    )
    return row?.seconds ?? undefined
  }
}
