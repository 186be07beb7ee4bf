import { Injectable } from '@nestjs/common'
import {
  countsOfDays,
  figureDays,
  lastTaipeiDays,
  startOfTaipeiDay,
  type ReadFiguresResponse,
} from '@originseal/contracts'
import { JobMetrics } from '@originseal/jobs'
import { EventMetrics } from '@originseal/messaging'
import { CaseFiguresQueries } from '../cases/case-figures.queries'
import { ClaimReportsQueries } from '../claimants/claim-reports.queries'
import { UnrecognisedMailsQueries } from '../inbox/unrecognised-mails.queries'
import { NoticesQueries } from '../notices/notices.queries'
import { ReviewClaimants } from './review-claimants'

/** Cases by the day, and what of them waits for a person. */
@Injectable()
export class ReadFigures {
  constructor(
    private readonly cases: CaseFiguresQueries,
    private readonly reports: ClaimReportsQueries,
    private readonly claimants: ReviewClaimants,
    private readonly mails: UnrecognisedMailsQueries,
    private readonly notices: NoticesQueries,
    private readonly jobs: JobMetrics,
    private readonly events: EventMetrics,
  ) {}

  async execute(): Promise<ReadFiguresResponse> {
    const days = lastTaipeiDays(new Date(), figureDays)
    const [opened, pastTarget, reports, claimants, mails, unsent, parkedJobs, parkedEvents] =
      await Promise.all([
        this.cases.openedSince(startOfTaipeiDay(days[0] as string)),
        this.cases.pastTarget(),
        this.reports.waiting(),
        this.claimants.waiting(),
        this.mails.waiting(),
        this.notices.countUnsentCases(),
        this.jobs.parked(),
        this.events.parked(),
      ])
    return {
      series: [{ name: 'cases', days: countsOfDays(days, opened) }],
      queues: [
        { name: 'cases-past-target', waiting: pastTarget },
        { name: 'claimants-in-review', waiting: claimants },
        { name: 'claim-reports', waiting: reports },
        { name: 'unrecognised-mails', waiting: mails },
        { name: 'unsent-notices', waiting: unsent },
        { name: 'parked-jobs', waiting: parkedJobs },
        { name: 'parked-events', waiting: parkedEvents },
      ],
    }
  }
}
