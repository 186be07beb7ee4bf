import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { Loop } from '@originseal/runtime'
import { EvidenceFiles } from './evidence-files'

const lookAgainMs = 60_000

/**
 * Removes the evidence of erased scans: at once, and once more an hour later, when whatever a worker was still writing
 * as its scan went away has long been written. May be killed anywhere: what is not noted as removed is removed again.
 */
@Injectable()
export class RemoveEvidence implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Loop({
    name: 'evidence removal',
    everyMs: lookAgainMs,
    turn: () => this.turn(),
  })

  constructor(
    private readonly transaction: Transaction,
    private readonly files: EvidenceFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  async ask(tx: Tx, scanIds: readonly string[]): Promise<void> {
    await tx.query(
      'INSERT INTO evidence_removal (scan_id, due_at) SELECT id, now() FROM unnest($1::uuid[]) AS gone(id)',
      [scanIds],
    )
    tx.afterCommit(() => this.loop.wake())
  }

  private turn(): Promise<boolean> {
    return this.transaction.run(async (tx) => {
      const [due] = await tx.query<{ scan_id: string; is_last: boolean }>(
        `SELECT scan_id, is_last FROM evidence_removal WHERE due_at <= now()
         ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      )
      if (!due) return false
      await this.files.removeOf(due.scan_id)
      await tx.query(
        due.is_last
          ? 'DELETE FROM evidence_removal WHERE scan_id = $1'
          : "UPDATE evidence_removal SET is_last = true, due_at = now() + interval '1 hour' WHERE scan_id = $1",
        [due.scan_id],
      )
      return true
    })
  }
}
