import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { ProgressLog } from '../scans/progress-log'
import type { LeasedTask } from '../scans/task-queue'
import type { Commit, Payload, ScanOfWork, Step } from './step'

/** `rerank`: gives the findings their order, the surest and worst first. */
@Injectable()
export class RankFindings implements Step {
  readonly name = 'rerank'

  constructor(private readonly log: ProgressLog) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    const [row] = await tx.query<{ findings: number }>(
      'SELECT count(*)::int AS findings FROM finding WHERE scan_id = $1',
      [scanId],
    )
    await this.log.say(tx, scanId, this.name, 0, { key: 'ranking', values: { findings: row?.findings ?? 0 } })
    return [{}]
  }

  async run(_task: LeasedTask, { scanId }: ScanOfWork): Promise<Commit> {
    return async (tx) => {
      await tx.query(
        `UPDATE finding SET rank = ranked.place FROM (
           SELECT id, row_number() OVER (
             ORDER BY array_position(ARRAY['high', 'medium', 'not-enough-data', 'low'], fraud_risk),
               (comparison ->> 'score')::float8 DESC, origin_score DESC, id
           ) AS place FROM finding WHERE scan_id = $1
         ) AS ranked WHERE finding.id = ranked.id`,
        [scanId],
      )
    }
  }
}
