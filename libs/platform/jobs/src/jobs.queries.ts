import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'

/** Which jobs there are, without claiming any. */
@Injectable()
export class JobsQueries {
  constructor(private readonly reads: Reads) {}

  /** Of these kinds those that have a job which is due: a waiting one, or one whose holder fell silent. */
  async dueKinds(names: readonly string[]): Promise<string[]> {
    // Each kind is looked up in the index by itself: a long queue costs no more than a short one.
    const rows = await this.reads.query<{ name: string }>(
      `SELECT name FROM unnest($1::text[]) AS kind(name)
       WHERE EXISTS (SELECT FROM job WHERE job.kind = name AND state <> 'parked' AND due_at <= now())`,
      [names],
    )
    return rows.map(({ name }) => name)
  }
}
