import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { FindingsQueries } from '../../findings/findings.queries'
import { WriteFindings } from '../../findings/write-findings'
import { ProgressLog } from '../progress/progress-log.repository'
import type { LeasedTask } from '../tasks/task-queue'
import type { ScanOfWork } from '../any-scan'
import type { Commit, Payload, Step } from './step'

/** `rerank`: gives the findings their order, the surest and worst first. */
@Injectable()
export class RankFindings implements Step {
  readonly name = 'rerank'

  constructor(
    private readonly log: ProgressLog,
    private readonly findings: FindingsQueries,
    private readonly writeFindings: WriteFindings,
  ) {}

  async plan(tx: Tx, { scanId }: ScanOfWork): Promise<Payload[]> {
    const { length: findings } = await this.findings.sightingsOf(tx, [scanId])
    await this.log.say(tx, scanId, this.name, 0, { key: 'ranking', values: { findings } })
    return [{}]
  }

  async run(_task: LeasedTask, { scanId }: ScanOfWork): Promise<Commit> {
    return (tx) => this.writeFindings.rank(tx, scanId)
  }
}
