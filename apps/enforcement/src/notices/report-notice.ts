import { Inject, Injectable } from '@nestjs/common'
import { Transaction, type Tx } from '@originseal/database'
import { OnJob, OnJobGivenUp, type Effect, type RunningJob } from '@originseal/jobs'
import { REPORTS } from '../channels/channels'
import { ReportRefused, type CloudflareReports } from '../channels/cloudflare-reports'
import { EndAttempt } from './end-attempt'
import { LetNoticeLeave } from './let-notice-leave'
import { reportNotice } from './notice-jobs'
import { NoticesQueries } from './notices.queries'
import { toSignedNotice } from './stored-notice'

type Reporting = RunningJob<{ attemptId: string }>

/** Hands a notice to a documented interface, as often as it takes, always under the number of its attempt. */
@Injectable()
export class ReportNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: NoticesQueries,
    private readonly endAttempt: EndAttempt,
    private readonly letLeave: LetNoticeLeave,
    @Inject(REPORTS) private readonly reports: CloudflareReports | null,
  ) {}

  @OnJob(reportNotice)
  async execute(job: Reporting): Promise<Effect | void> {
    const { attemptId } = job.payload
    const found = await this.notices.attempt(attemptId)
    if (found?.attempt.state !== 'queued') return
    if (!this.reports) throw new Error('no account for reports is set up (CLOUDFLARE_ACCOUNT_ID)')
    const mayLeave = await this.transaction.run(async (tx) => {
      await job.hold(tx)
      return this.letLeave.execute(tx, found.notice.caseId, attemptId)
    })
    if (!mayLeave) return
    const notice = toSignedNotice(found.notice)
    try {
      const { reportId } = await this.reports.send(notice, attemptId)
      const at = new Date()
      return (tx) => this.endAttempt.execute(tx, { attemptId, state: 'filed', answer: reportId, at })
    } catch (error) {
      if (!(error instanceof ReportRefused)) throw error
      const ended = { attemptId, state: 'failed', answer: String(error.status), at: new Date() } as const
      return (tx) => this.endAttempt.execute(tx, ended)
    }
  }

  @OnJobGivenUp(reportNotice)
  async giveUp(
    { payload: { attemptId } }: Omit<Reporting, 'signal' | 'hold'>,
    reason: string,
    tx: Tx,
  ): Promise<void> {
    await this.endAttempt.execute(tx, { attemptId, state: 'failed', answer: reason, at: new Date() })
  }
}
