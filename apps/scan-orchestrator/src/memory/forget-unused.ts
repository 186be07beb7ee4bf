import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Loop } from '@originseal/runtime'

const hourMs = 3_600_000
/** Days after which what no scan came by any more is forgotten. */
const keptDays = 30
const atOnce = 1_000

/** Forgets pages and pictures' addresses that no scan has met for a month. */
@Injectable()
export class ForgetUnused implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Loop({ name: 'scan memory', everyMs: hourMs, turn: () => this.turn() })

  constructor(private readonly transaction: Transaction) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  private turn(): Promise<boolean> {
    return this.transaction.run(async (tx) => {
      let most = 0
      for (const table of ['page_memory', 'picture_memory']) {
        const gone = await tx.query(
          `DELETE FROM ${table} WHERE url IN (
             SELECT url FROM ${table} WHERE used_at < now() - $1 * interval '1 day'
             ORDER BY url LIMIT $2 FOR UPDATE SKIP LOCKED
           ) RETURNING url`,
          [keptDays, atOnce],
        )
        most = Math.max(most, gone.length)
      }
      return most === atOnce
    })
  }
}
