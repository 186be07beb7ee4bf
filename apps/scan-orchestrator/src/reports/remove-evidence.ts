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

  private async turn(): Promise<boolean> {
    const due = await this.transaction.run(nextDue)
    if (!due) return false
    await this.files.removeOf(due.scanId)
    await this.transaction.run((tx) => noteRemoved(tx, due))
    return true
  }
}

interface DueRemoval {
  readonly scanId: string
  readonly isLast: boolean
}

async function nextDue(tx: Tx): Promise<DueRemoval | undefined> {
  const [due] = await tx.query<DueRemoval>(
    `SELECT scan_id AS "scanId", is_last AS "isLast" FROM evidence_removal WHERE due_at <= now()
     ORDER BY due_at LIMIT 1`,
  )
  return due
}

/** Two processes may have removed the same: the second notes nothing. */
async function noteRemoved(tx: Tx, { scanId, isLast }: DueRemoval): Promise<void> {
  await tx.query(
    isLast
      ? 'DELETE FROM evidence_removal WHERE scan_id = $1'
      : `UPDATE evidence_removal SET is_last = true, due_at = now() + interval '1 hour'
         WHERE scan_id = $1 AND NOT is_last`,
    [scanId],
  )
}
