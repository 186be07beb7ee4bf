import { Inject, Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { OnJob, OnJobGivenUp, type Effect, type RunningJob } from '@originseal/jobs'
import { REPORTS } from '../channels/channels'
import { ReportPutOff, ReportRefused, type CloudflareReports } from '../channels/cloudflare-reports'
import type { SignedNotice } from './notice-content'
import { reportNotice } from './notice-jobs'
import { NoticesQueries } from './notices.queries'
import { toSignedNotice } from './stored-notice'
import { TryAttempt, type TryResult } from './try-attempt'

type Reporting = RunningJob<{ attemptId: string }>

/** Hands a notice to a documented interface, as often as it takes, always under the number of its attempt. */
@Injectable()
export class ReportNotice {
  constructor(
    private readonly notices: NoticesQueries,
    private readonly tryAttempt: TryAttempt,
    @Inject(REPORTS) private readonly reports: CloudflareReports | null,
  ) {}

  @OnJob(reportNotice)
  async execute(job: Reporting): Promise<Effect | void> {
    const { attemptId } = job.payload
    const { reports } = this
    const found = await this.notices.attempt(attemptId)
    if (found?.attempt.endedAt !== null) return
    if (!reports) throw new Error('no account for reports is set up (CLOUDFLARE_ACCOUNT_ID)')
    const { notice } = found
    return this.tryAttempt.execute(job, {
      caseId: notice.caseId,
      isRetraction: false,
      submit: () => report(reports, toSignedNotice(notice), attemptId),
    })
  }

  @OnJobGivenUp(reportNotice)
  giveUp(
    { payload: { attemptId } }: Omit<Reporting, 'signal' | 'hold'>,
    reason: string,
    tx: Tx,
  ): Promise<void> {
    return this.tryAttempt.giveUp(tx, attemptId, reason)
  }
}

/** Only what the interface refuses, or puts off, is known not to have arrived. */
async function report(
  reports: CloudflareReports,
  notice: SignedNotice,
  attemptId: string,
): Promise<TryResult> {
  try {
    const { reportId } = await reports.send(notice, attemptId)
    return { kind: 'filed', answer: reportId }
  } catch (error) {
    if (error instanceof ReportRefused) return { kind: 'failed', answer: String(error.status) }
    return { kind: error instanceof ReportPutOff ? 'put-off' : 'lost', error: error as Error }
  }
}
