import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { defineRecurringJob, OnJob, type RunningJob } from '@originseal/jobs'

const forgetUnused = defineRecurringJob({ name: 'scans.forget-unused', schedule: '20 * * * *' })

/** Days after which what no scan came by any more is forgotten. */
const keptDays = 30
const atOnce = 1_000

/** Forgets pages and pictures' addresses that no scan has met for a month. */
@Injectable()
export class ForgetUnused {
  constructor(private readonly transaction: Transaction) {}

  @OnJob(forgetUnused)
  async execute({ signal }: Pick<RunningJob<unknown>, 'signal'>): Promise<void> {
    for (const table of ['page_memory', 'picture_memory'])
      while (!signal.aborted && (await this.forgetSome(table)) === atOnce);
  }

  private async forgetSome(table: string): Promise<number> {
    const gone = await this.transaction.run((tx) =>
      tx.query(
        `DELETE FROM ${table} WHERE url IN (
           SELECT url FROM ${table} WHERE used_at < now() - $1 * interval '1 day'
           ORDER BY url LIMIT $2 FOR UPDATE SKIP LOCKED
         ) RETURNING url`,
        [keptDays, atOnce],
      ),
    )
    return gone.length
  }
}
