import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { Jobs, OnJob, type Effect, type RunningJob } from '@originseal/jobs'
import { FoundCopiesQueries } from '../findings/found-copies.queries'
import { checkCase, prepareNotice, type CheckedCase } from './case-jobs'
import { faultsOf } from './check-case.rules'
import { CasesQueries } from './cases.queries'
import { RecordCaseEvent } from './record-case-event'

/** Holds a case against its gates; what passes has its notice prepared. */
@Injectable()
export class CheckCase {
  constructor(
    private readonly cases: CasesQueries,
    private readonly copies: FoundCopiesQueries,
    private readonly recordEvent: RecordCaseEvent,
    private readonly jobs: Jobs,
  ) {}

  @OnJob(checkCase)
  async execute({ id: jobId, payload }: RunningJob<CheckedCase>): Promise<Effect> {
    const { caseId } = payload
    const row = await this.cases.byId(caseId)
    if (row?.state !== 'checking') return async () => undefined
    const copy = await this.copies.at(row.workId, row.targetKey)
    const faults = copy ? faultsOf(copy) : []
    if (faults.length === 0) return (tx) => this.jobs.add(tx, prepareNotice, payload)
    return async (tx: Tx) => {
      const source = `check:${jobId}`
      await this.recordEvent.execute(tx, {
        caseId,
        kind: 'checks-failed',
        at: new Date(),
        by: 'us',
        source,
        facts: { faults },
      })
    }
  }
}
